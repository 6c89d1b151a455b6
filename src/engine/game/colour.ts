/** The two colours; Red moves first. */
export const COLOURS = ['red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = { red: 'Red', blue: 'Blue' }

export function opponentOf(colour: Colour): Colour {
  return colour === 'red' ? 'blue' : 'red'
}
