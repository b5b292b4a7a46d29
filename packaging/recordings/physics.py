"""Dice that fall, roll and bump: rounded cubes on a felt with a rail, 240 steps a second.

Lengths are die-sides, time is seconds, a die weighs 1. Contacts are solved together by sequential
impulses (Catto, Game Developers Conference 2006). Only `+ - * /` and the square root are used, so
a seed gives the same throw on every machine.
"""

from dataclasses import dataclass
from math import sqrt

from kubik.scene.solid.faces import tilt
from kubik.scene.solid.quaternion import Vector, axes, product, unit
from recordings.contacts import FELT, Body, Contact, found

STEP = 1 / 240
GRAVITY = 75.0
INVERSE_INERTIA = 6.0  # of a cube of mass 1 and side 1
AIR_DRAG, AIR_SPIN_DRAG = 0.25, 1.5
FELT_DRAG, FELT_ROLL_DRAG, FELT_SPIN_DRAG = 2.5, 6.0, 6.0
ROUNDS = 7
BOUNCES_ABOVE = 1.6
HEARD_ABOVE = 2.2
HEARD_AGAIN_AFTER = 0.045
SINKS_BY = 0.004
QUIET_ENERGY = 0.2
FLAT = 0.9985
RESTS_AFTER = 6
"""So many quiet steps and a die rests."""


@dataclass(frozen=True, slots=True)
class Impact:
    """Two things met at `speed`: a die, and another die, `FELT` or `RAIL`."""

    time: float
    first: int
    second: int
    speed: float


class Table:
    """The felt, its rail and the dice over it."""

    def __init__(self, bodies: list[Body]) -> None:
        """Let `bodies` go."""
        self.bodies = bodies
        self.steps = 0
        self.impacts: list[Impact] = []
        self.deepest = 0.0
        """How far two dice have been inside each other at most."""
        self._last: dict[tuple[int, int], float] = {}

    @property
    def time(self) -> float:
        """Seconds since the dice were let go."""
        return self.steps * STEP

    @property
    def at_rest(self) -> bool:
        """Whether all dice lie still and flat."""
        return all(body.quiet >= RESTS_AFTER for body in self.bodies)

    def step(self) -> None:
        """Let `STEP` seconds pass."""
        slower, calmer = 1 - AIR_DRAG * STEP, 1 - AIR_SPIN_DRAG * STEP
        for body in self.bodies:
            x, y, z = body.velocity
            body.velocity[:] = (x * slower, y * slower, (z - GRAVITY * STEP) * slower)
            body.spin[:] = [part * calmer for part in body.spin]
        contacts = found(self.bodies)
        for contact in contacts:
            self._prepare(contact)
        for _ in range(ROUNDS):
            for contact in contacts:
                _solve(contact)
        touching = {contact.first.place for contact in contacts if contact.kind == FELT}
        for body in self.bodies:
            _move(body, on_felt=body.place in touching)
        self.steps += 1

    def _prepare(self, contact: Contact) -> None:
        vx, vy, vz = _approach(contact)
        nx, ny, nz = contact.normal
        mass = 1.0 + INVERSE_INERTIA * _lever(contact.arm, contact.normal)
        if contact.second is not None:
            mass += 1.0 + INVERSE_INERTIA * _lever(contact.other_arm, contact.normal)
            self.deepest = max(self.deepest, contact.depth)
        speed = vx * nx + vy * ny + vz * nz
        contact.mass = 1.0 / mass
        if speed < -BOUNCES_ABOVE:
            contact.target = -contact.bounce * speed
        else:
            contact.target = min(4.0, 0.18 / STEP * max(0.0, contact.depth - SINKS_BY))
        if speed < -HEARD_ABOVE:
            self._hear(contact.first.place, contact.kind, -speed)

    def _hear(self, first: int, second: int, speed: float) -> None:
        pair = (max(first, second), min(first, second))
        if self.time - self._last.get(pair, -1.0) > HEARD_AGAIN_AFTER:
            self.impacts.append(Impact(self.time, *pair, speed))
        self._last[pair] = self.time


def _lever(arm: Vector, normal: Vector) -> float:
    rx, ry, rz = arm
    nx, ny, nz = normal
    x, y, z = ry * nz - rz * ny, rz * nx - rx * nz, rx * ny - ry * nx
    return x * x + y * y + z * z


def _approach(contact: Contact) -> Vector:
    """The velocity of the first surface as the second one sees it."""
    vx, vy, vz = contact.first.velocity
    wx, wy, wz = contact.first.spin
    rx, ry, rz = contact.arm
    x, y, z = vx + wy * rz - wz * ry, vy + wz * rx - wx * rz, vz + wx * ry - wy * rx
    if contact.second is not None:
        vx, vy, vz = contact.second.velocity
        wx, wy, wz = contact.second.spin
        rx, ry, rz = contact.other_arm
        x -= vx + wy * rz - wz * ry
        y -= vy + wz * rx - wx * rz
        z -= vz + wx * ry - wy * rx
    return (x, y, z)


def _solve(contact: Contact) -> None:
    x, y, z = _approach(contact)
    nx, ny, nz = contact.normal
    speed = x * nx + y * ny + z * nz
    pushed = max(0.0, contact.pushed + (contact.target - speed) * contact.mass)
    push = pushed - contact.pushed
    contact.pushed = pushed
    x, y, z = x - speed * nx, y - speed * ny, z - speed * nz
    slip = sqrt(x * x + y * y + z * z)
    drag = -min(slip * contact.mass, contact.friction * pushed) / slip if slip > 1e-6 else 0.0  # noqa: PLR2004
    force = (push * nx + drag * x, push * ny + drag * y, push * nz + drag * z)
    _hit(contact.first, contact.arm, force, 1.0)
    if contact.second is not None:
        _hit(contact.second, contact.other_arm, force, -1.0)


def _hit(body: Body, arm: Vector, force: Vector, sign: float) -> None:
    fx, fy, fz = force
    rx, ry, rz = arm
    velocity, spin, turning = body.velocity, body.spin, sign * INVERSE_INERTIA
    velocity[0] += sign * fx
    velocity[1] += sign * fy
    velocity[2] += sign * fz
    spin[0] += turning * (ry * fz - rz * fy)
    spin[1] += turning * (rz * fx - rx * fz)
    spin[2] += turning * (rx * fy - ry * fx)


def _move(body: Body, *, on_felt: bool) -> None:
    velocity, spin = body.velocity, body.spin
    if on_felt:
        spin[0] *= 1 - FELT_ROLL_DRAG * STEP
        spin[1] *= 1 - FELT_ROLL_DRAG * STEP
        spin[2] *= 1 - FELT_SPIN_DRAG * STEP
        velocity[0] *= 1 - FELT_DRAG * STEP
        velocity[1] *= 1 - FELT_DRAG * STEP
    x, y, z = body.position
    body.position = (x + velocity[0] * STEP, y + velocity[1] * STEP, z + velocity[2] * STEP)
    w, i, j, k = product((0.0, spin[0], spin[1], spin[2]), body.turn)
    half = STEP / 2
    a, b, c, d = body.turn
    body.turn = unit((a + half * w, b + half * i, c + half * j, d + half * k))
    body.axes = axes(body.turn)
    energy = sum(part * part for part in velocity) + sum(part * part for part in spin) / 6
    still = energy < QUIET_ENERGY and tilt(body.turn)[1] > FLAT
    body.quiet = body.quiet + 1 if still else 0
