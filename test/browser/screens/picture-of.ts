import sharp from 'sharp';

import type { Dish } from './dishes.ts';

/** Drawn at half of 800 by 600 pixels, because enlarging an image is faster than drawing it. */
const STEP = 2;
const WIDTH = 800 / STEP;
const HEIGHT = 600 / STEP;

type Colour = readonly [red: number, green: number, blue: number];

const parse = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Deterministic, so that images are the same for the same text. */
const numbersFrom = (text: string): ((from: number, to: number) => number) => {
  let state = 7;
  for (const letter of text) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647;
    return from + (state / 2_147_483_647) * (to - from);
  };
};

/** A round object on the table: its coverage at a point from 0 to 1, with a soft edge. */
interface Layer {
  readonly colour: Colour;
  readonly at: (x: number, y: number) => number;
}

const inside = (distance: number, soft: number): number => Math.min(1, Math.max(0, 0.5 - distance / soft));

const round = (x: number, y: number, radius: number, soft: number) => {
  const reach = radius + soft;
  return (px: number, py: number): number =>
    Math.abs(px - x) > reach || Math.abs(py - y) > reach ? 0 : inside(Math.hypot(px - x, py - y) - radius, soft);
};

const layersOf = ({ title, colours = ['#eeeeee', '#cccccc', '#999999'] }: Dish): readonly Layer[] => {
  const between = numbersFrom(title);
  const [food, garnish] = [parse(colours[1]), parse(colours[2])];
  const [waves, turn] = [Math.round(between(3, 6)), between(0, 6)];
  const edge = (px: number, py: number): number =>
    150 +
    9 * Math.sin(Math.atan2(py - 300, px - 400) * waves + turn) +
    5 * Math.sin(Math.atan2(py - 300, px - 400) * 7);
  const bits = Array.from({ length: 24 }, (): Layer => {
    const [angle, reach, size] = [between(0, 7), between(0, 118), between(5, 15)];
    return { colour: garnish, at: round(400 + Math.cos(angle) * reach, 300 + Math.sin(angle) * reach, size, 3) };
  });
  return [
    { colour: [0, 0, 0], at: (x, y) => 0.4 * round(416, 324, 215, 60)(x, y) },
    { colour: [251, 248, 241], at: round(400, 300, 222, 3) },
    { colour: [217, 210, 196], at: (x, y) => inside(Math.abs(Math.hypot(x - 400, y - 300) - 180) - 1.5, 3) },
    { colour: food, at: (x, y) => inside(Math.hypot(x - 400, y - 300) - edge(x, y), 4) },
    { colour: [255, 255, 255], at: (x, y) => 0.18 * round(365, 262, 70, 90)(x, y) },
    ...bits,
  ];
};

/** A plate on a striped tablecloth seen from above, vaguely. */
export const pictureOf = (dish: Dish): Promise<Buffer> => {
  const cloth = parse(dish.colours?.[0] ?? '#eeeeee');
  const layers = layersOf(dish);
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [x, y] = [(at % WIDTH) * STEP, Math.floor(at / WIDTH) * STEP];
    const light = 1.08 - Math.hypot(x - 260, y - 140) / 2100;
    const stripe = Math.floor((x + y * 0.15) / 46) % 2 === 0 ? 1 : 0.93;
    let [red, green, blue] = [cloth[0] * stripe, cloth[1] * stripe, cloth[2] * stripe];
    for (const layer of layers) {
      const share = layer.at(x, y);
      if (share === 0) continue;
      red += (layer.colour[0] - red) * share;
      green += (layer.colour[1] - green) * share;
      blue += (layer.colour[2] - blue) * share;
    }
    pixels.set([red * light, green * light, blue * light], at * 3);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .resize(WIDTH * STEP, HEIGHT * STEP, { kernel: 'cubic' })
    .jpeg({ quality: 84 })
    .toBuffer();
};
