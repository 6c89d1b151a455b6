/** The players there are. */
export function PlayersTab() {
  return <section className="panel" />
}
