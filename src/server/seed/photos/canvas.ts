import type { Random } from '../random.ts';

export const WIDTH = 720;
export const HEIGHT = 540;
const CHANNELS = 3;

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number];
export type Point = readonly [x: number, y: number];

/** Pixels that shapes are painted on, one over the other. Lengths in pixels, from the upper left corner. */
export interface Canvas {
  rectangle: (from: Point, to: Point, colour: Colour) => void;
  ellipse: (centre: Point, radii: Point, colour: Colour, strength?: number) => void;
  /** A line through the points, `width` thick. */
  stroke: (points: readonly Point[], width: number, colour: Colour) => void;
  /** Light from the upper left, darker edges, and the grain of a telephone's camera. */
  light: (random: Random) => void;
  pixels: Uint8ClampedArray;
}

export function createCanvas(background: Colour): Canvas {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * CHANNELS);

  function mix(x: number, y: number, colour: Colour, strength: number): void {
    const at = (y * WIDTH + x) * CHANNELS;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const before = pixels[at + channel] ?? 0;
      pixels[at + channel] = before + ((colour[channel] ?? 0) - before) * strength;
    }
  }

  function rectangle([left, top]: Point, [right, bottom]: Point, [red, green, blue]: Colour): void {
    const [fromX, toX] = [Math.max(0, Math.round(left)), Math.min(WIDTH, Math.round(right))];
    const toY = Math.min(HEIGHT, Math.round(bottom));
    for (let y = Math.max(0, Math.round(top)); y < toY; y++)
      for (let x = fromX, at = (y * WIDTH + fromX) * CHANNELS; x < toX; x++) {
        pixels[at++] = red;
        pixels[at++] = green;
        pixels[at++] = blue;
      }
  }

  /** Its edge is soft, over a fifth of its radius where `strength` is below 1. */
  function ellipse([centreX, centreY]: Point, [radiusX, radiusY]: Point, colour: Colour, strength = 1): void {
    const edge = strength < 1 ? 0.6 : Math.min(1, 1.5 / Math.min(radiusX, radiusY));
    const [fromX, toX] = [
      Math.max(0, Math.floor(centreX - radiusX)),
      Math.min(WIDTH - 1, Math.ceil(centreX + radiusX)),
    ];
    const [fromY, toY] = [
      Math.max(0, Math.floor(centreY - radiusY)),
      Math.min(HEIGHT - 1, Math.ceil(centreY + radiusY)),
    ];
    for (let y = fromY; y <= toY; y++)
      for (let x = fromX; x <= toX; x++) {
        const distance = Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY);
        if (distance < 1) mix(x, y, colour, strength * Math.min(1, (1 - distance) / edge));
      }
  }

  function stroke(points: readonly Point[], width: number, colour: Colour): void {
    const radius = Math.max(1, width / 2);
    for (const [index, [toX, toY]] of points.entries()) {
      const [fromX, fromY] = points[Math.max(0, index - 1)] ?? [toX, toY];
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / Math.max(1, radius / 2)));
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        ellipse([fromX + (toX - fromX) * part, fromY + (toY - fromY) * part], [radius, radius], colour);
      }
    }
  }

  function light(random: Random): void {
    let noise = random.between(1, 2 ** 30);
    const slant = random.between(15, 35) / 200;
    for (let y = 0, at = 0; y < HEIGHT; y++) {
      const down = y / HEIGHT;
      const ofRow = 1.06 - slant * down - 0.45 * (down - 0.5) ** 2;
      for (let x = 0; x < WIDTH; x++) {
        const across = x / WIDTH;
        const brightness = ofRow - slant * across - 0.45 * (across - 0.5) * (across - 0.5);
        noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
        const grain = ((noise >> 16) % 13) - 6;
        for (const end = at + CHANNELS; at < end; at++) pixels[at] = (pixels[at] ?? 0) * brightness + grain;
      }
    }
  }

  rectangle([0, 0], [WIDTH, HEIGHT], background);
  return { rectangle, ellipse, stroke, light, pixels };
}
