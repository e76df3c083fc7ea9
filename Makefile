# `make` without a target lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
QUARTZITE = .build/release/quartzite
FUZZ = $(SWIFT) run -c release fuzz
SOAK = $(SWIFT) run -c release
# AddressSanitizer doesn't return freed memory, so the memory trial is omitted. Its search for leaks is switched off, because
# it doesn't follow Swift's references that have tag bits; the leak trial looks for objects that stay alive.
SOAK_ARGS = fuzz layers --only events,replay,film,picture,change,update,leak,threads,path,context,svgpath,text,interaction,app $(ARGS)
# How the demo's programs are built: "quick" optimizes only the modules in which they spend most of their time, without debug
# information and in a build folder of its own, and "full" optimizes all modules.
DEMO ?= quick
DEMO_FOLDER = $(or $(if $(filter full,$(DEMO)),.build),$(if $(filter quick,$(DEMO)),.build/demo),\
	$(error DEMO is '$(DEMO)'; expected 'quick' or 'full'))
DEMO_OPTIONS = $(if $(filter quick,$(DEMO)),-debug-info-format none)
# How tests are built: the modules that compute motion, pixels and films are optimized, and all keep their assertions.
QUICK_TESTS = QUARTZITE_QUICK_TESTS=1
TEST_FOLDER = .build/tests
TEST_OPTIONS = -c release --scratch-path $(TEST_FOLDER) -debug-info-format none --enable-index-store
# The folders of Examples/ that write a film.
GALLERY = ActivityIndicator Confetti FlipCard Marquee NetState Parallax ProgressRing PushCarousel Ripple Shimmer TypingDots
# The files in Examples/LottieFiles.
LOTTIE_FILES = card check loader
SWIFT_FILES = $(shell find $(wildcard Package.swift Sources Tests Benchmarks Embedded Examples Fuzz Lowering) \
	-name .build -prune -o -name '*.swift' -print)

# Lottie files, pictures of them by Core Animation, and a tool that compares pictures; not part of this repository.
TRUTH = ../shared/truth/lottie
PICTURE_DISTANCE = ../shared/tools/picture-distance

.PHONY: help setup build demo test test-lowering sdk sdk-install install deb dist test-window test-new test-dist test-sdk cluster test-preview \
	personal-films laws conformance compare-text soak \
	soak-address soak-thread fuzz mutants lint bench embedded docs goldens fidelity clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install missing C libraries and fonts
	@scripts/setup

build: setup ## build everything in the debug configuration
	@$(SWIFT) build

demo: QUARTZITE = $(DEMO_FOLDER)/release/quartzite
demo: setup ## render the scenes and the examples to out/; DEMO=full to optimize all modules
	@QUARTZITE_DEMO=$(DEMO) $(SWIFT) build -c release --scratch-path $(DEMO_FOLDER) $(DEMO_OPTIONS)
	@mkdir -p out
	@$(QUARTZITE) render login -o out/login.gif --from 0 --to 8 --fps 50
	@$(QUARTZITE) filmstrip login -o out/login.png
	@$(QUARTZITE) render login-views -o out/login-views.gif --from 0 --to 8 --fps 50
	@$(QUARTZITE) render views -o out/views.gif --fps 25
	@$(QUARTZITE) filmstrip views --at 0.5 -o out/views.png
	@$(QUARTZITE) render screens -o out/screens.gif --fps 25
	@$(QUARTZITE) filmstrip screens -o out/screens.png
	@$(QUARTZITE) filmstrip screens --set isDark=true -o out/screens-dark.png
	@$(QUARTZITE) filmstrip screens --set isRightToLeft=true -o out/screens-right-to-left.png
	@$(QUARTZITE) render ring -o out/ring.gif --fps 50 --scale 2
	@$(QUARTZITE) render card -o out/opening-card.gif --fps 50 --scale 2
	@$(QUARTZITE) render closures -o out/closures.gif --fps 50
	@$(QUARTZITE) render spring -o out/spring.gif --fps 50
	@$(QUARTZITE) render statement -o out/statement.gif --fps 50
	@$(QUARTZITE) render choreography -o out/choreography.gif --fps 50
	@$(QUARTZITE) render conversions -o out/conversions.gif --fps 50
	@$(QUARTZITE) render effects -o out/effects.gif --fps 50
	@for file in $(LOTTIE_FILES); do \
		$(QUARTZITE) render Examples/LottieFiles/$$file.json -o out/$$file.gif --size 300x300 && \
		$(QUARTZITE) filmstrip Examples/LottieFiles/$$file.json -o out/$$file.png || exit 1; \
	done
	@$(QUARTZITE) render Examples/LottieFiles/lantern.json -o out/lantern.gif --expressions
	@$(DEMO_FOLDER)/release/PresetPictures out
	@for example in $(GALLERY); do \
		$(DEMO_FOLDER)/release/$$example render --scale 2 -o out/$$example.gif || exit 1; \
	done

test: ## run all tests
	@scripts/setup films
	@$(QUICK_TESTS) $(SWIFT) build --product QuartzitePackageTests $(TEST_OPTIONS)
	@$(QUICK_TESTS) scripts/run-tests $(SWIFT) test --skip-build $(TEST_OPTIONS)

cluster: setup ## render films in parts with GNU parallel, and with Slurm on two simulated nodes, which needs root
	@scripts/setup cluster
	@$(SWIFT) build -c release --product quartzite
	@scripts/test-cluster parallel
	@scripts/test-cluster slurm

personal-films: setup ## make a thousand films, each with its own name, color and picture; ARGS=100 for fewer
	@$(SWIFT) build -c release --product quartzite
	@scripts/personal-films $(ARGS)

test-window: ## test the window under Xvfb, with screenshots in out/window
	@scripts/setup window
	@$(SWIFT) build -c release --product quartzite
	@$(SWIFT) build -c release --product MovingFrame
	@scripts/test-window $(QUARTZITE) out/window .build/release/MovingFrame

test-preview: sdk ## test the preview's page in headless Chromium, with screenshots in out/preview
	@scripts/setup preview
	@$(SWIFT) build -c release --product quartzite
	@scripts/test-preview $(QUARTZITE) out/preview .build/sdk

test-lowering: ## test the lowering of iOS sources; QUARTZITE_CASES=100000 for long runs of damaged files
	@$(SWIFT) test --package-path Lowering

sdk: setup ## make the Swift SDK, which builds packages for iOS, in .build/sdk
	@scripts/sdk

sdk-install: setup ## make the Swift SDK and install it, replacing an older one
	@scripts/sdk install

install: sdk ## install the program, the Swift SDK, the manual page and completions for shells; PREFIX=/usr/local
	@scripts/install tree $(DESTDIR)$(PREFIX)

deb: sdk ## make a Debian package of the program and the Swift SDK in out/
	@scripts/install deb out

dist: sdk ## make an archive of the program and the Swift SDK, with licenses and checksums, in out/
	@scripts/install dist out

test-sdk: sdk ## build and test the packages in Tests/Unmodified with the Swift SDK
	@$(SWIFT) build -c release --product quartzite
	@scripts/test-sdk $(ARGS)

test-new: sdk ## make a package with 'quartzite new', and build, render and test it with the Swift SDK
	@$(SWIFT) build -c release --product quartzite
	@scripts/test-new $(QUARTZITE) .build/sdk

test-dist: dist ## unpack the archive in an empty folder, and make, build and render a package with it
	@scripts/test-dist out/quartzite-*-linux-*.tar.gz

goldens: setup ## update the golden pictures of layers, and draw all of them to out/goldens.png
	@QUARTZITE_GOLDENS=write $(SWIFT) test --filter 'LayerRenderingTests.GoldenTests'

fidelity: setup ## compare pictures of Lottie files with Core Animation's, if ../shared has them
	@if [ ! -d $(TRUTH) ]; then echo "fidelity: $(TRUTH) doesn't exist; skipped"; exit 0; fi; \
		$(SWIFT) build -c release --product quartzite && rm -rf out/fidelity && mkdir -p out/fidelity && \
		{ $(QUARTZITE) batch $(TRUTH)/manifest.tsv --films $(TRUTH)/samples -o out/fidelity \
			--mode context --scale 2 --longest 500 || true; } && \
		$(PICTURE_DISTANCE) --set $(TRUTH)/manifest.tsv $(TRUTH)/apple out/fidelity $(ARGS)

laws: setup ## test the laws of motion and coverage with a million random cases
	@QUARTZITE_CASES=1000000 QUARTZITE_TESTS=MotionCoreTests,RasterTests,CoreGraphicsTests,LayerTreeTests,FrameAnimationTests,AnimationPresetsTests,LayoutSolverTests \
		$(SWIFT) test -c release -Xswiftc -enable-testing --filter 'MotionCoreTests|CairoOracleTests|CGPathBooleansLawTests|BadInputTests|EngineScriptTests|AnimatedTests|RandomPresetTests|ConstraintSystemLawTests'

conformance: setup ## test line breaks, characters and directions with all rows of Unicode's files (package unicode-data)
	@QUARTZITE_CASES=1000000 QUARTZITE_TESTS=TypesettingTests \
		$(SWIFT) test -c release -Xswiftc -enable-testing --filter 'ConformanceTests'

compare-text: setup ## compare the layout of texts in 20 scripts with Pango's, and draw both to out/text
	@scripts/setup text
	@$(SWIFT) build --product ScriptPage
	@mkdir -p out/text && scripts/compare-text out/text

soak: setup ## run random programs of layers, with a new seed each time; ARGS='--seed 7 --operations 1000000'
	@$(FUZZ) layers $(ARGS)

soak-address: setup ## run the programs of soak with AddressSanitizer
	@ASAN_OPTIONS=detect_leaks=0 $(SOAK) --sanitize=address --scratch-path .build/address $(SOAK_ARGS)

soak-thread: setup ## run the programs of soak with ThreadSanitizer
	@TSAN_OPTIONS=suppressions=$(CURDIR)/Fuzz/thread-suppressions.txt $(SOAK) --sanitize=thread --scratch-path .build/thread $(SOAK_ARGS)

fuzz: setup ## run decoders and commands on random files and arguments, with a new seed each time; ARGS as for soak
	@$(SWIFT) build -c release --product quartzite
	@$(FUZZ) input --program $(QUARTZITE) $(ARGS)

mutants: setup ## insert random defects into the sources, and count how many the tests detect; ARGS='--count 40 --seed 7'
	@scripts/mutants $(ARGS)

lint: setup ## check format, wording and sizes of all files, and cycles of dependent types
	@$(SWIFT) format lint --strict --parallel $(SWIFT_FILES)
	@scripts/source-rules
	@$(QUICK_TESTS) $(SWIFT) build $(TEST_OPTIONS)
	@scripts/type-circles

bench: ## measure speed beside other libraries, and write the page of the results; ARGS=text for a part
	@scripts/setup bench
	@scripts/bench $(ARGS)

embedded: ## build MotionCore for WebAssembly, and compare its results
	@scripts/setup embedded
	@scripts/embedded

docs: setup ## write the documentation as a web site to docs/
	@scripts/docs

clean: ## remove all build products and output
	rm -rf .build Benchmarks/.build Lowering/.build out docs
