/**
 * The oldest browsers in which the page works whole, which the README names: Firefox 115 is what Windows 7 and macOS
 * 10.12 have, and the others are the first with all else that the page needs. test/tree/browsers.test.ts holds the
 * source to them.
 */
export const OLDEST = { chrome: 117, firefox: 115, safari: 16.4 }
