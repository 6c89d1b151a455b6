/** A process that plays the games of points of the surface that is its argument, by their numbers. */
import { surfacePoint, type Surface, type SurfacePoint } from '../engine/arena/surface.ts'
import { answerRequests } from './worker-process.ts'

const surface = JSON.parse(process.argv[2]) as Surface
answerRequests((number: number, stop): SurfacePoint => surfacePoint(surface, number, { stop }))
