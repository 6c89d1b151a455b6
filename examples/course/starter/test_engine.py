"""Tests of an engine as a referee meets it: python3 -m unittest in the folder of the engine."""
import json
import pathlib
import random
import shlex
import subprocess
import threading
import unittest

HERE = pathlib.Path(__file__).parent
SECONDS = 10
SIZES = {5: 6, 10: 16, 15: 31}  # boardsize and the number of nodes


def nodes_of(size):
    return ["a1"] + [f"{letter}{place}" for ring, letter in enumerate("bcdefg"[: size // 5], 1) for place in range(1, 5 * ring + 1)]


class EngineTest(unittest.TestCase):
    def setUp(self):
        command = json.loads((HERE / "engine.json").read_text())["command"]
        self.engine = subprocess.Popen(shlex.split(command), cwd=HERE, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def tearDown(self):
        self.engine.kill()
        self.engine.communicate()

    def ask(self, line):
        timer = threading.Timer(SECONDS, self.engine.kill)
        timer.start()
        lines = []
        try:
            self.engine.stdin.write(line + "\n")
            self.engine.stdin.flush()
            while (read := self.engine.stdout.readline()) not in ("\n", ""):
                lines.append(read)
        except BrokenPipeError:
            read = ""
        timer.cancel()
        answer = "".join(lines).strip()
        if read == "":
            self.fail(f"asked: {line}\ncame: {answer!r}\nwrong: no whole answer within {SECONDS} s. It has ended, waits, or does not end its answer by an empty line (and flush).")
        if not answer.startswith("="):
            self.fail(f"asked: {line}\ncame: {answer!r}\nwrong: the answer has to begin with =")
        return answer[1:].strip()

    def test_says_its_name(self):
        self.assertNotEqual(self.ask("name"), "", "asked: name\nwrong: the name is empty")

    def test_knows_the_commands_of_a_game(self):
        known = self.ask("list_commands").split()
        for command in ["boardsize", "clear_board", "play", "genmove", "quit"]:
            self.assertIn(command, known, f"asked: list_commands\nwrong: {command} is missing")

    def test_ends_when_asked_to(self):
        self.ask("quit")
        try:
            self.engine.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.fail("asked: quit\nwrong: it still runs")

    def test_plays_legal_moves_in_both_colours_to_the_end(self):
        for size, count in SIZES.items():
            for own in "bw":
                with self.subTest(boardsize=size, colour=own):
                    self.play_through(nodes_of(size), size, own)

    def play_through(self, empty, size, own):
        chance = random.Random(size)
        self.ask(f"boardsize {size}")
        self.ask("clear_board")
        mover = "b"
        while empty:
            if mover == own:
                node = self.ask(f"genmove {own}").lower()
                if node == "resign":
                    return
                self.assertIn(node, empty, f"asked: genmove {own}\ncame: {node}\nwrong: it is not one of the empty nodes {' '.join(empty)}")
            else:
                node = chance.choice(empty)
                self.ask(f"play {mover} {node}")
            empty.remove(node)
            mover = "w" if mover == "b" else "b"


if __name__ == "__main__":
    unittest.main()
