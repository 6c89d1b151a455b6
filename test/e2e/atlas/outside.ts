/** No control reaches out of the window, or of a box that cuts it off, where that is not made to be scrolled. */
import { spilt } from '../../renderer/app/name-faults.ts'
import type { Detector } from './detector.ts'

export const outside: Detector = ({ page }) => page.evaluate(spilt)
