/** The plan of games in which a player keeps its table. */
import * as v from 'valibot'
import { ROOMS, USUAL_ROOM } from '../../engine/lab/kept-table.ts'
import { BIT_SAMPLE_FIELDS } from '../sample-schema.ts'
import { field } from './field.ts'

export const RoomField = field(v.picklist(ROOMS), {
  usual: USUAL_ROOM,
  label: 'claims:keptTable.room',
  flag: 'room <states>',
  help: 'that the table and the ordering remember at most, in the claim on a kept table',
  noun: `A memory has room for ${ROOMS.join(', ')} states`,
  isQuiet: true,
})

export const KEPT_TABLE_FIELDS = { sample: v.strictObject(BIT_SAMPLE_FIELDS), room: RoomField }
