// Times kiwi on systems as text (see Sources/ibt/Solver/SystemText.swift): kiwi FILE LIMIT
// One line per system: name, rows, nanoseconds of a solve, of a resize, of a swap, which takes all rows that are not of the
// background out and puts them in again. Systems of more than LIMIT rows are left out.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "kiwi/kiwi.h"

struct Row {
  double priority, base, width, height;
  char relation;
  bool isBackground;
  std::vector<std::pair<int, double>> terms;
};

struct System {
  std::string name;
  int unknowns = 0;
  double width = 0, height = 0;
  std::vector<int> bounded;
  std::vector<Row> rows;
};

static std::vector<System> read(const char *path) {
  std::vector<System> systems;
  std::ifstream file(path);
  std::string line, word;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    words >> word;
    if (word == "S") {
      System system;
      size_t rows;
      words >> system.name >> system.unknowns >> rows >> system.width >> system.height;
      systems.push_back(system);
    } else if (word == "N") {
      int unknown;
      while (words >> unknown) systems.back().bounded.push_back(unknown);
    } else if (word == "C") {
      Row row;
      size_t count;
      words >> row.priority >> row.relation >> row.base >> row.width >> row.height >> row.isBackground >> count;
      row.terms.resize(count);
      for (auto &term : row.terms) words >> term.first >> term.second;
      systems.back().rows.push_back(row);
    }
  }
  return systems;
}

// Strengths far enough apart for the system's priorities, as far as doubles allow.
static std::map<double, double> strengths(const System &system) {
  std::map<double, double> result;
  for (auto &row : system.rows) if (row.priority < 1000) result[row.priority] = 0;
  double base = std::min(1e3, std::pow(9e8, 1.0 / std::max<size_t>(1, result.size())));
  double strength = 1;
  for (auto &entry : result) { entry.second = strength; strength *= base; }
  result[1000] = kiwi::strength::required;
  return result;
}

// The constraints of a system; with the root's size as unknowns, or as numbers when those are absent.
static std::vector<kiwi::Constraint> constraints(const System &system, const kiwi::Variable *width,
                                                 const kiwi::Variable *height) {
  std::vector<kiwi::Variable> unknowns;
  for (int index = 0; index < system.unknowns; ++index) unknowns.emplace_back("");
  auto strength = strengths(system);
  std::vector<kiwi::Constraint> result;
  for (int index : system.bounded)
    result.emplace_back(kiwi::Expression(kiwi::Term(unknowns[index])), kiwi::OP_GE, kiwi::strength::required);
  for (auto &row : system.rows) {
    std::vector<kiwi::Term> terms;
    for (auto &term : row.terms) terms.emplace_back(unknowns[term.first], term.second);
    double constant = -row.base;
    if (width) {
      if (row.width != 0) terms.emplace_back(*width, -row.width);
      if (row.height != 0) terms.emplace_back(*height, -row.height);
    } else {
      constant -= row.width * system.width + row.height * system.height;
    }
    auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    result.emplace_back(kiwi::Expression(terms, constant), relation, strength[row.priority]);
  }
  return result;
}

static void add(kiwi::Solver &solver, const std::vector<kiwi::Constraint> &constraints) {
  for (auto &constraint : constraints) {
    try { solver.addConstraint(constraint); } catch (const std::exception &) {}
  }
}

template <typename Body> static double median(Body body) {
  std::vector<double> times;
  size_t turns = 1;
  while (times.size() < 3) {
    auto start = std::chrono::steady_clock::now();
    for (size_t turn = 0; turn < turns; ++turn) body(turn);
    double time = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
    if (time < 200000 && turns < 1000000) turns *= 2;
    else times.push_back(time / turns);
    if (time > 2e9) break;
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

static double swapTime(const System &system, const std::vector<kiwi::Constraint> &constraints) {
  kiwi::Solver solver;
  add(solver, constraints);
  std::vector<kiwi::Constraint> swapped;
  for (size_t row = 0; row < system.rows.size(); ++row) {
    auto &constraint = constraints[system.bounded.size() + row];
    if (!system.rows[row].isBackground && solver.hasConstraint(constraint)) swapped.push_back(constraint);
  }
  if (swapped.empty()) return 0;
  try {
    return median([&](size_t) {
      for (auto &constraint : swapped) solver.removeConstraint(constraint);
      for (auto &constraint : swapped) solver.addConstraint(constraint);
      solver.updateVariables();
    });
  } catch (const std::exception &) {
    return 0;
  }
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  for (auto &system : read(arguments[1])) {
    if (system.rows.size() > std::strtoul(arguments[2], nullptr, 10)) continue;
    auto fixed = constraints(system, nullptr, nullptr);
    double solve = median([&](size_t) {
      kiwi::Solver solver;
      add(solver, fixed);
      solver.updateVariables();
    });
    double resize = 0;
    try {
      kiwi::Variable width("w"), height("h");
      kiwi::Solver solver;
      solver.addEditVariable(width, kiwi::strength::required * 0.999);
      solver.addEditVariable(height, kiwi::strength::required * 0.999);
      solver.suggestValue(width, system.width);
      solver.suggestValue(height, system.height);
      for (auto &constraint : constraints(system, &width, &height)) solver.addConstraint(constraint);
      resize = median([&](size_t turn) {
        solver.suggestValue(width, system.width + turn % 100);
        solver.suggestValue(height, system.height + turn % 200);
        solver.updateVariables();
      });
    } catch (const std::exception &) {
      resize = 0;
    }
    std::cout << system.name << " " << system.rows.size() << " " << solve << " " << resize << " "
              << swapTime(system, fixed) << std::endl;
  }
}
