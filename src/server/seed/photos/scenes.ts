import type { Random } from '../random.ts';
import { type Canvas, type Colour, createCanvas, HEIGHT, type Point, WIDTH } from './canvas.ts';

/** What a photo of the demonstration shows, and the name that its sender's telephone gave the file. */
export interface Scene {
  name: string;
  /** Another picture of the same each time. */
  paint: (random: Random) => Canvas;
}

const WHITE: Colour = [236, 234, 228];
const GREY: Colour = [150, 152, 154];
const DARK: Colour = [46, 42, 40];
const WATER: Colour = [120, 156, 176];
const walls: readonly Colour[] = [
  [222, 208, 178],
  [206, 214, 206],
  [226, 218, 206],
  [214, 196, 176],
];
const tiles: readonly Colour[] = [
  [188, 178, 162],
  [176, 184, 186],
  [198, 170, 142],
  [168, 160, 150],
];

const shifted = ([red, green, blue]: Colour, by: number): Colour => [red + by, green + by, blue + by];

/** Tiles of a size from a height down, each a little lighter or darker. */
function tile(
  canvas: Canvas,
  random: Random,
  colour: Colour,
  { size, top, bottom }: Record<'size' | 'top' | 'bottom', number>,
) {
  canvas.rectangle([0, top], [WIDTH, bottom], shifted(colour, -46));
  for (let y = top; y < bottom; y += size)
    for (let x = -random.between(0, 4); x < WIDTH; x += size)
      canvas.rectangle(
        [x + 2, y + 2],
        [x + size - 2, Math.min(bottom, y + size - 2)],
        shifted(colour, random.between(-8, 8)),
      );
}

/** From a point on, in broken steps. */
function jagged(random: Random, [fromX, fromY]: Point, [stepX, stepY]: Point, steps: number): Point[] {
  const points: Point[] = [[fromX, fromY]];
  for (let step = 1; step <= steps; step++)
    points.push([fromX + stepX * step + random.between(-14, 14), fromY + stepY * step + random.between(-9, 9)]);
  return points;
}

const leak: Scene = {
  name: 'fuite-sous-evier.jpg',
  paint(random) {
    const canvas = createCanvas(random.pick(walls));
    tile(canvas, random, WHITE, { size: 84, top: 0, bottom: 390 });
    canvas.rectangle([0, 390], [WIDTH, HEIGHT], [128, 98, 70]);
    canvas.rectangle([0, 0], [WIDTH, 64], [176, 178, 180]);
    const x = random.between(280, 400);
    canvas.stroke(
      [
        [x, 60],
        [x, 230],
      ],
      52,
      GREY,
    );
    canvas.stroke(
      [
        [x, 230],
        [x + 20, 275],
        [x + 70, 290],
        [x + 120, 270],
        [x + 132, 220],
      ],
      46,
      shifted(GREY, -18),
    );
    canvas.stroke(
      [
        [x + 132, 220],
        [WIDTH, 206],
      ],
      46,
      GREY,
    );
    canvas.ellipse([x, 226], [38, 16], shifted(GREY, -50));
    canvas.ellipse([x + 132, 216], [34, 16], shifted(GREY, -50));
    for (let drop = 0; drop < 5; drop++) canvas.ellipse([x + random.between(40, 86), 314 + drop * 26], [5, 9], WATER);
    canvas.ellipse([x + 60, 470], [random.between(150, 220), 46], WATER, 0.9);
    canvas.ellipse([x + 20, 462], [60, 10], [214, 226, 232], 0.8);
    return canvas;
  },
};

const crack: Scene = {
  name: 'fissure-mur.jpg',
  paint(random) {
    const wall = random.pick(walls);
    const canvas = createCanvas(wall);
    for (let patch = 0; patch < 26; patch++)
      canvas.ellipse(
        [random.between(0, WIDTH), random.between(0, 470)],
        [random.between(40, 130), random.between(20, 70)],
        shifted(wall, random.between(-14, 10)),
        0.5,
      );
    const from: Point = [random.between(120, 300), 0];
    const points = jagged(random, from, [random.between(14, 30), 40], 11);
    canvas.stroke(
      points.map(([x, y]): Point => [x + 3, y + 2]),
      11,
      shifted(wall, -40),
    );
    canvas.stroke(points, 6, DARK);
    const branch = points[random.between(3, 6)] ?? from;
    canvas.stroke(jagged(random, branch, [34, random.between(-8, 18)], 6), 3, shifted(DARK, 20));
    canvas.rectangle([0, 470], [WIDTH, 498], [120, 92, 70]);
    canvas.rectangle([0, 498], [WIDTH, HEIGHT], [150, 140, 128]);
    return canvas;
  },
};

const brokenTile: Scene = {
  name: 'carreau-casse.jpg',
  paint(random) {
    const colour = random.pick(tiles);
    const size = random.pick([120, 144, 180]);
    const canvas = createCanvas(colour);
    tile(canvas, random, colour, { size, top: 0, bottom: HEIGHT });
    const [left, top] = [size * random.between(1, 2), size];
    canvas.rectangle([left + 2, top + 2], [left + size - 2, top + size - 2], shifted(colour, -12));
    canvas.ellipse([left + size - 20, top + size - 16], [size / 3, size / 4], [112, 104, 96]);
    for (const step of [
      [-16, -13],
      [-4, -18],
      [-19, -3],
    ] as const)
      canvas.stroke(jagged(random, [left + size - 24, top + size - 22], step, Math.floor(size / 24)), 3, DARK);
    for (let piece = 0; piece < 7; piece++)
      canvas.ellipse(
        [left + size + random.between(-60, 40), top + size + random.between(-30, 50)],
        [random.between(4, 12), random.between(3, 8)],
        shifted(colour, 16),
      );
    return canvas;
  },
};

const socket: Scene = {
  name: 'prise-noircie.jpg',
  paint(random) {
    const wall = random.pick(walls);
    const canvas = createCanvas(wall);
    const [x, y] = [random.between(300, 420), random.between(210, 280)];
    canvas.rectangle([x - 92, y - 92], [x + 100, y + 100], shifted(wall, -50));
    canvas.rectangle([x - 96, y - 96], [x + 96, y + 96], WHITE);
    canvas.rectangle([x - 84, y - 84], [x + 84, y + 84], shifted(WHITE, -14));
    canvas.ellipse([x, y], [66, 66], shifted(WHITE, -34));
    canvas.ellipse([x, y], [58, 58], shifted(WHITE, -20));
    for (const side of [-24, 24]) canvas.ellipse([x + side, y], [9, 9], DARK);
    canvas.ellipse([x + random.between(10, 40), y - 70], [random.between(70, 100), 130], DARK, 0.85);
    canvas.stroke(
      [
        [x - 96, y + 60],
        [x - 170, y + 110],
        [x - 190, HEIGHT],
      ],
      12,
      [196, 70, 54],
    );
    canvas.stroke(
      [
        [x - 96, y + 76],
        [x - 150, y + 120],
        [x - 166, HEIGHT],
      ],
      12,
      [58, 84, 150],
    );
    return canvas;
  },
};

const airConditioner: Scene = {
  name: 'climatiseur.jpg',
  paint(random) {
    const wall = random.pick(walls);
    const canvas = createCanvas(wall);
    const [x, y] = [random.between(120, 170), random.between(110, 150)];
    canvas.rectangle([x + 8, y + 8], [x + 440, y + 158], shifted(wall, -56));
    canvas.rectangle([x, y], [x + 430, y + 146], WHITE);
    canvas.rectangle([x, y], [x + 430, y + 10], shifted(WHITE, 12));
    for (let slot = 0; slot < 4; slot++)
      canvas.rectangle([x + 24, y + 96 + slot * 11], [x + 406, y + 101 + slot * 11], GREY);
    canvas.ellipse([x + 392, y + 66], [6, 6], [96, 176, 96]);
    canvas.stroke(
      [
        [x + 430, y + 40],
        [x + 500, y + 44],
        [x + 508, HEIGHT],
      ],
      22,
      shifted(WHITE, -30),
    );
    canvas.ellipse([x + random.between(120, 260), y + 260], [random.between(40, 70), 130], shifted(wall, -58), 0.8);
    return canvas;
  },
};

const damp: Scene = {
  name: 'humidite-plafond.jpg',
  paint(random) {
    const canvas = createCanvas(WHITE);
    canvas.rectangle([0, 330], [WIDTH, HEIGHT], random.pick(walls));
    canvas.rectangle([0, 322], [WIDTH, 332], shifted(WHITE, -40));
    for (let spot = 0; spot < 4; spot++) {
      const [x, y] = [random.between(140, 560), random.between(80, 280)];
      const [wide, high] = [random.between(70, 150), random.between(40, 90)];
      canvas.ellipse([x, y], [wide, high], [150, 116, 70], 0.7);
      canvas.ellipse([x, y], [wide * 0.8, high * 0.8], [206, 188, 152], 0.7);
    }
    for (let flake = 0; flake < 16; flake++) {
      const [x, y] = [random.between(120, 600), random.between(120, 330)];
      canvas.ellipse([x + 3, y + 3], [random.between(10, 26), random.between(5, 12)], shifted(GREY, -20));
      canvas.ellipse([x, y], [random.between(8, 22), random.between(4, 10)], shifted(WHITE, 14));
    }
    return canvas;
  },
};

const finishedTiles: Scene = {
  name: 'sol-termine.jpg',
  paint(random) {
    const canvas = createCanvas(random.pick(walls));
    canvas.rectangle([0, 226], [WIDTH, 244], WHITE);
    const colour = random.pick(tiles);
    canvas.rectangle([0, 244], [WIDTH, HEIGHT], colour);
    // Joints that meet far behind the wall, and others that come nearer each other.
    for (let line = -9; line <= 18; line++)
      canvas.stroke(
        [
          [WIDTH / 2 + (line - 4) * 46, 244],
          [WIDTH / 2 + (line - 4) * 128, HEIGHT],
        ],
        3,
        shifted(colour, -46),
      );
    for (let y = 244, gap = 18; y < HEIGHT; gap *= 1.35, y += gap)
      canvas.stroke(
        [
          [0, y],
          [WIDTH, y],
        ],
        3,
        shifted(colour, -46),
      );
    canvas.ellipse([WIDTH * 0.62, 420], [210, 70], shifted(colour, 44), 0.7);
    const pot = random.between(70, 150);
    canvas.rectangle([pot - 34, 236], [pot + 34, 306], [168, 92, 62]);
    for (let leaf = 0; leaf < 14; leaf++)
      canvas.ellipse(
        [pot + random.between(-62, 62), random.between(110, 230)],
        [14, 34],
        [54, random.between(96, 140), 62],
      );
    return canvas;
  },
};

const installed: Scene = {
  name: 'climatiseur-pose.jpg',
  paint(random) {
    const wall = random.pick(walls);
    const canvas = createCanvas(wall);
    canvas.rectangle([150, 96], [566, 236], shifted(wall, -40));
    canvas.rectangle([140, 84], [556, 226], shifted(WHITE, 10));
    canvas.rectangle([164, 196], [532, 208], GREY);
    canvas.rectangle([556, 120], [600, HEIGHT], shifted(wall, 12));
    canvas.ellipse([516, 150], [7, 7], [84, 184, 92]);
    canvas.rectangle(
      [60, 380],
      [420, HEIGHT],
      random.pick([
        [92, 66, 52],
        [64, 84, 104],
        [120, 60, 56],
      ] as const),
    );
    canvas.ellipse([150, 392], [80, 34], shifted(WHITE, -10));
    return canvas;
  },
};

export const scenes = { leak, crack, brokenTile, socket, airConditioner, damp, finishedTiles, installed };
