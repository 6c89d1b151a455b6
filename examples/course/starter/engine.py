"""A starter engine for Poly-Y: it speaks the Go Text Protocol and plays at random, until you put a search into choose."""
import random
import sys


class Board:
    """A pentagon of rings: a centre, then 5, 10, 15 ... nodes. Stones are "b" (Red, moves first), "w" (Blue) or "."."""

    def __init__(self, rings):
        spots = [(0, 0)] + [(ring, place) for ring in range(1, rings) for place in range(5 * ring)]
        number = {spot: node for node, spot in enumerate(spots)}
        self.names = ["abcdefg"[ring] + str(place + 1) for ring, place in spots]
        self.neighbours = [set() for _ in spots]
        self.sides = [set() for _ in spots]  # the sides, 0 to 4, that each node lies on

        def link(one, other):
            self.neighbours[one].add(other)
            self.neighbours[other].add(one)
        for ring, place in spots[1:]:
            node, sector, step = number[ring, place], place // ring, place % ring
            link(node, number[ring, (place + 1) % (5 * ring)])
            inner = 5 * (ring - 1) or 1
            link(node, number[ring - 1, (sector * (ring - 1) + step) % inner])
            if step > 0:
                link(node, number[ring - 1, (sector * (ring - 1) + step - 1) % inner])
            if ring == rings - 1:
                self.sides[node].add(sector)
                if step == 0:
                    self.sides[node].add((sector + 4) % 5)
        self.stones = ["."] * len(spots)

    def empty(self):
        return [node for node, stone in enumerate(self.stones) if stone == "."]

    def winner(self):
        """The colour with a chain that touches three sides, or None."""
        seen = set()
        for start, colour in enumerate(self.stones):
            if colour == "." or start in seen:
                continue
            chain, touched, seen = [start], set(), seen | {start}
            for node in chain:
                touched |= self.sides[node]
                for other in self.neighbours[node]:
                    if self.stones[other] == colour and other not in seen:
                        seen.add(other)
                        chain.append(other)
            if len(touched) >= 3:
                return colour
        return None


def choose(board, colour):
    """The node that colour plays. It may change board.stones while it thinks, if it puts them back."""
    # ---- your search begins here ----
    return random.choice(board.empty())
    # ---- your search ends here ----


class Engine:
    board = Board(4)

    def name(self):
        return "starter"

    def version(self):
        return "1"

    def protocol_version(self):
        return "2"

    def list_commands(self):
        return "\n".join(COMMANDS)

    def boardsize(self, size):
        self.board = Board(int(size) // 5 + 1)
        return ""

    def clear_board(self):
        self.board.stones = ["."] * len(self.board.names)
        return ""

    def play(self, colour, name):
        node = self.board.names.index(name.lower())
        if self.board.stones[node] != ".":
            raise ValueError("a stone stands there")
        self.board.stones[node] = colour[0].lower()
        return ""

    def genmove(self, colour):
        if self.board.winner() or not self.board.empty():
            return "resign"
        node = choose(self.board, colour[0].lower())
        self.board.stones[node] = colour[0].lower()
        return self.board.names[node]


    def quit(self):
        return ""


COMMANDS = [name for name in vars(Engine) if callable(getattr(Engine, name)) and name[0] != "_"]


def main():
    engine = Engine()
    for line in filter(str.strip, sys.stdin):
        command, *words = line.split("#")[0].split() or [""]
        try:
            answer = "= " + getattr(engine, command)(*words) if command in COMMANDS else "? unknown command"
        except (ValueError, TypeError) as error:
            answer = f"? {error}"
        print(answer + "\n", flush=True)
        if command == "quit":
            break


if __name__ == "__main__":
    main()
