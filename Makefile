# Every target is one command that you can also type; `make` lists them.
# LESSON=todo picks another lesson: mines, todo, notes, promotions, chat.

LESSON = mines
SOURCES = Sources Tests Package.swift

# The first build takes minutes, says so, and shows how far it has come; later ones are quick, and quiet.
building = Building '$(1)', once; that takes some minutes. [steps done/steps in all]:
run = $(if $(wildcard .build/debug/$(1)),swift run -q,echo "$(building)" >&2; swift run) $(1)
run-release = $(if $(wildcard .build/release/$(1)),swift run -q,echo "$(building)" >&2; swift run) -c release $(1)
build = $(if $(wildcard .build/debug/$(1)),:,echo "$(building)" >&2; swift build --product $(1))

.PHONY: help run test test-all worst separated measure diff prove kata report bench docs format lint doctor clean

help: ## Show this list (the default)
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## Play both variants side by side; without a terminal, play the lesson's script
	@$(call run,play) $(LESSON)

test: ## Run the tests, and see that no target imports what it does not depend on
	swift test --explicit-target-dependency-import-check error

test-all: ## Also build what builds packages anew, the mutants, and open the report in a browser
	./Tests/test-all

worst: ## Play the worst variant
	@$(call run,worst) $(LESSON)

separated: ## Play the separated variant
	@$(call run,separated) $(LESSON)

measure: ## Count the violations of the three rules in both trees
	@$(call run,workshop) measure Sources/Worst Sources/Separated --baseline Tests/Recorded/worst.txt

diff: ## Show what moved from the worst variant into the model
	@$(call build,workshop)
	@if [ -t 1 ] && [ "$${TERM:-dumb}" != dumb ]; then \
	  color=always; [ -z "$$NO_COLOR" ] || color=never; \
	  COLUMNS=$$(tput cols) LESS=$${LESS-FRX} \
	    sh -c "swift run -q workshop diff $(LESSON) --color $$color 2>&1 | $${PAGER:-less}"; \
	else swift run -q workshop diff $(LESSON); fi

prove: ## Prove both variants equal, exhaustively and at random, in a release build
	@$(call run-release,workshop) prove

kata: ## Start or continue your own separation of a lesson, in Kata
	@$(call run,workshop) kata $(LESSON)

report: ## Write the report, one HTML page, to Report/index.html
	@$(call run,workshop) report

bench: ## Measure the speed, in a release build
	@$(call run-release,workshop) bench

docs: ## Refresh the outputs in README.md and Docs, then fail where one changed
	REFRESH_DOCS=1 swift test --filter DocsTests

format: ## Apply .swift-format
	swift format -i -r $(SOURCES)

lint: ## Check the format
	swift format lint --strict -r $(SOURCES)

doctor: ## Check this machine, and print the remedy for what is wrong
	@./Sources/Workshop/Doctor/doctor

clean: ## Remove what was built
	swift package clean
