/**
 * Programs of other people that play by lines: what starts them and what they may use. A program that came with a
 * document is started only after a question that shows its whole command; no reader of documents starts one.
 */
import * as v from 'valibot'

/** The protocols by which programs are asked for moves. */
const PROTOCOLS = ['gtp', 'codecup'] as const

const MAX_NAME = 60
const MAX_COMMAND = 4000

export const EngineProgramSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  /** Words of the command, as a shell would divide them at spaces outside of quotation marks. */
  command: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_COMMAND)),
  protocol: v.picklist(PROTOCOLS),
  /** Milliseconds for a move. */
  moveMs: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(3_600_000)),
  /** Megabytes for it and all processes that it starts. */
  megabytes: v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(65_536)),
})

export type EngineProgram = v.InferOutput<typeof EngineProgramSchema>
