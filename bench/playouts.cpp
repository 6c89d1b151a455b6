// Native yardstick for searches by playouts: the plain search, with RAVE and bridges, under the rule of three corners.
//   g++ -O3 -march=native -o playouts playouts.cpp && ./playouts 2000
// An object of JSON for each board of 6 to 106 nodes: its size, the playouts a second in searches of so many from the empty
// board, and what each of them found. Random numbers and their order are those of src/engine/playouts, so both find the same.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <utility>
#include <vector>

using Cell = uint8_t;
enum : Cell { EMPTY, RED, BLUE, WALL };
static Cell opponentOf(Cell colour) { return RED + BLUE - colour; }

struct Random {
  uint32_t state;
  uint32_t below(uint32_t limit) {
    state += 0x6d2b79f5u;
    uint32_t t = (state ^ state >> 15) * (state | 1);
    t ^= t + (t ^ t >> 7) * (t | 61);
    return uint64_t(t ^ t >> 14) * limit >> 32;
  }
};

// Six places around each node, in their order: before it on its ring, further in, after it, further out; then walls.
struct Board {
  int nodes;
  uint8_t around[128][8], sides[128] = {};
  // Places that restore a bridge, by centre or not, colour, and the states of the places around, two bits each.
  static uint8_t replies[2][3][4096];
  static uint8_t cornersBy[32];

  explicit Board(int size) : nodes(start(size)) {
    std::memset(around, nodes, sizeof around);
    for (int i = 0; i < 5; i++) around[0][i] = 1 + i;
    for (int r = 1; r < size; r++)
      for (int i = 0; i < 5 * r; i++) surround(size, r, i);
    for (int side = 0, r = size - 1; side < 5; side++)
      for (int t = 0; t <= r; t++) sides[at(r, side * r + t)] |= 1 << side;
  }
  static int start(int ring) { return ring == 0 ? 0 : 1 + 5 * ring * (ring - 1) / 2; }
  static int at(int ring, int i) { return ring == 0 ? 0 : start(ring) + (i + 5 * ring) % (5 * ring); }

  void surround(int size, int r, int i) {
    int ray = i / r, step = i % r, place = 0;
    uint8_t *list = around[at(r, i)];
    list[place++] = at(r, i - 1);
    if (step > 0) list[place++] = at(r - 1, ray * (r - 1) + step - 1);
    list[place++] = at(r - 1, ray * (r - 1) + step);
    list[place++] = at(r, i + 1);
    if (r + 1 < size)
      for (int out = 1; place < 6; out--) list[place++] = at(r + 1, ray * (r + 1) + step + out);
  }
};
uint8_t Board::replies[2][3][4096];
uint8_t Board::cornersBy[32];

static void fillTables() {
  for (int sides = 0; sides < 32; sides++)
    for (int k = 0; k < 5; k++) {
      int both = 1 << k | 1 << (k + 1) % 5;
      if ((sides & both) == both && sides != both) Board::cornersBy[sides] |= 1 << k;
    }
  for (int centre = 0; centre < 2; centre++)
    for (Cell colour = RED; colour <= BLUE; colour++)
      for (int code = 0; code < 4096; code++)
        for (int place = 0, count = centre ? 5 : 6; place < count; place++) {
          Cell before = code >> 2 * ((place + count - 1) % count) & 3, after = code >> 2 * ((place + 1) % count) & 3;
          bool joins = (before == colour || before == WALL) && (after == colour || after == WALL);
          if ((code >> 2 * place & 3) == EMPTY && joins && (before == colour || after == colour))
            Board::replies[centre][colour][code] |= 1 << place;
        }
}

// Stones with their chains by union-find, and the corners that each colour has captured.
struct Stones {
  Cell cells[128] = {};
  uint8_t parents[128], sides[128], corners[3] = {};
  int root(int node) {
    while (parents[node] != node) node = parents[node] = parents[parents[node]];
    return node;
  }
  void place(const Board &board, int node, Cell colour) {
    cells[node] = colour;
    parents[node] = node;
    sides[node] = board.sides[node];
    int top = node;
    for (int i = 0; i < 6; i++) {
      int next = board.around[node][i];
      if (cells[next] != colour) continue;
      int other = root(next);
      if (other == top) continue;
      sides[other] |= sides[top];
      top = parents[top] = other;
    }
    corners[colour] |= Board::cornersBy[sides[top]];
  }
  bool hasWon(Cell colour) const { return __builtin_popcount(corners[colour]) >= 3; }
};

enum Proof : uint8_t { OPEN, LOST, WON };
struct Node { int visits = 0, wins = 0, raveVisits = 0, raveWins = 0, first = 0; uint8_t move = 0, count = 0; Proof proof = OPEN; };

struct Search {
  const Board &board;
  Random random;
  std::vector<Node> tree;
  std::vector<int> order, path;
  Stones stones;
  int drawn;
  long playouts, plies;

  explicit Search(const Board &board) : board(board), order(board.nodes) {}

  // A whole search from the empty board; the number of its playouts.
  long run(long most) {
    random = {1};
    tree.assign(1, {});
    std::iota(order.begin(), order.end(), 0);
    for (int i = board.nodes - 1; i > 0; i--) std::swap(order[i], order[random.below(i + 1)]);
    for (playouts = plies = 0; playouts < most && tree[0].proof == OPEN; playouts++) playOut();
    return playouts;
  }

  void playOut() {
    stones = Stones();
    stones.cells[board.nodes] = WALL;
    path = {0};
    Cell toMove = RED;
    int node = 0, last = -1;
    while (tree[node].count > 0 || expand(node)) {
      node = best(node);
      path.push_back(node);
      plies++;
      last = tree[node].move;
      stones.place(board, last, toMove);
      if (stones.hasWon(toMove)) { prove(); return backUp(toMove); }
      toMove = opponentOf(toMove);
    }
    backUp(fill(toMove, last));
  }

  bool expand(int node) {
    if (node != 0 && tree[node].visits < 2) return false;
    tree[node].first = tree.size();
    for (int move : order)
      if (stones.cells[move] == EMPTY) { tree.emplace_back(); tree.back().move = move; tree[node].count++; }
    return true;
  }

  int best(int node) const {
    int chosen = tree[node].first;
    double highest = -1;
    for (int child = tree[node].first, end = child + tree[node].count; child < end; child++) {
      const Node &c = tree[child];
      if (c.proof != OPEN) continue;
      double n = c.visits, r = c.raveVisits, all = 500 * (r + n) + r * n;
      double value = all == 0 ? 1 : (500 * (c.raveWins + double(c.wins)) + r * c.wins) / all;
      if (value > highest) { highest = value; chosen = child; }
    }
    return chosen;
  }

  void prove() {
    tree[path.back()].proof = WON;
    for (int i = int(path.size()) - 2; i >= 0; i--) {
      Node &parent = tree[path[i]];
      if (tree[path[i + 1]].proof == WON) { parent.proof = LOST; continue; }
      for (int child = parent.first; child < parent.first + parent.count; child++) if (tree[child].proof != LOST) return;
      parent.proof = WON;
    }
  }

  Cell fill(Cell colour, int last) {
    int left = 0;
    for (int node : order) left += stones.cells[node] == EMPTY;
    plies += left;
    drawn = 0;
    for (; left > 0; left--, colour = opponentOf(colour)) stones.cells[last = next(colour, last)] = colour;
    Stones red;
    for (int node = 0; node < board.nodes; node++) if (stones.cells[node] == RED) red.place(board, node, RED);
    return red.hasWon(RED) ? RED : BLUE;
  }

  int next(Cell colour, int last) {
    if (last >= 0) {
      const uint8_t *around = board.around[last];
      int code = 0;
      for (int i = 0; i < 6; i++) code |= stones.cells[around[i]] << 2 * i;
      int places = Board::replies[last == 0][colour][code], count = __builtin_popcount(places);
      for (int skipped = count < 2 ? 0 : random.below(count); skipped > 0; skipped--) places &= places - 1;
      if (places) return around[__builtin_ctz(places)];
    }
    for (;;) {
      std::swap(order[drawn], order[drawn + random.below(order.size() - drawn)]);
      int node = order[drawn++];
      if (stones.cells[node] == EMPTY) return node;
    }
  }

  void backUp(Cell winner) {
    Cell toMove = RED;
    for (int node : path) {
      Node &here = tree[node];
      bool isWon = toMove == winner;
      here.visits++;
      here.wins += !isWon;
      for (int child = here.first; child < here.first + here.count; child++) {
        int isTaken = stones.cells[tree[child].move] == toMove;
        tree[child].raveVisits += isTaken;
        tree[child].raveWins += isTaken & isWon;
      }
      toMove = opponentOf(toMove);
    }
  }
};

int main(int, char **arguments) {
  const long playouts = std::atol(arguments[1]);
  auto now = [] { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); };
  fillTables();
  for (int size = 2; size <= 7; size++) {
    Board board(size);
    Search search(board);
    search.run(playouts);
    double begun = now(), seconds = 0;
    long made = 0;
    for (; seconds < 0.1; seconds = now() - begun) made += search.run(playouts);
    const std::vector<Node> &tree = search.tree;
    int best = 1;
    for (int child = 1; child <= board.nodes; child++) if (tree[child].visits > tree[best].visits) best = child;
    printf("{\"size\":%d,\"playoutsPerSecond\":%.0f,\"found\":", size, made / seconds);
    printf("{\"playouts\":%ld,\"nodes\":%zu,\"plies\":%ld,", search.playouts, tree.size(), search.plies);
    printf("\"move\":%d,\"visits\":%d}}\n", tree[best].move, tree[best].visits);
  }
}
