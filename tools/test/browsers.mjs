/** Makes sure of the browsers that the end-to-end tests need, while the tests that need none are under way. */
import { ensureChromium, offerFirefox } from "../setup.mjs";

ensureChromium();
offerFirefox();
