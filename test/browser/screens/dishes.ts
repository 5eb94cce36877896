/** A recipe of the sample households, in a compact form. */
export interface Dish {
  readonly title: string;
  readonly description?: string;
  readonly serves: string;
  readonly total: string;
  readonly active?: string;
  readonly language: 'en' | 'de';
  readonly tags: readonly string[];
  readonly author?: string;
  /** Colors of plate, food and garnish; without them it has no image. */
  readonly colours?: readonly [plate: string, food: string, garnish: string];
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

export const englishDishes: readonly Dish[] = [
  {
    title: 'Leek and potato soup',
    description: 'What the end of winter tastes like. Better the day after.',
    serves: 'Serves 4',
    total: 'PT45M',
    active: 'PT15M',
    language: 'en',
    tags: ['Soup', 'Weeknight'],
    author: 'Ada Marlow',
    colours: ['#e9e2d0', '#c9cf8f', '#5d7f3b'],
    ingredients: [
      '3 leeks, sliced',
      '500 g floury potatoes, diced',
      '1 onion',
      '2 tbsp butter',
      '1 l vegetable stock',
      '100 ml cream',
      'salt, pepper, nutmeg',
    ],
    steps: [
      'Chop the onion and soften it in the butter over a low heat for 5 minutes.',
      'Add the leeks and the potatoes, stir for 2 minutes, pour in the stock and simmer for 20 minutes.',
      'Blend until smooth, stir in the cream and season with salt, pepper and a little nutmeg.',
    ],
  },
  {
    title: 'Slow tomato sauce',
    description: 'Four ingredients and an afternoon. The butter takes the edge off the acid.',
    serves: 'Makes 1 l',
    total: 'PT2H30M',
    active: 'PT20M',
    language: 'en',
    tags: ['Sauce', 'Freezes well'],
    colours: ['#dfe3e6', '#c2402a', '#3f6b3a'],
    ingredients: ['1.5 kg ripe tomatoes', '1 onion, halved', '80 g butter', '1 tsp salt', '1 sprig basil'],
    steps: [
      'Blanch the tomatoes for 1 minute, skin and crush them.',
      'Simmer with the onion, the butter and the salt for 2 hours, stirring now and then.',
      'Take out the onion, tear in the basil, and rest for 10 minutes.',
    ],
  },
  {
    title: 'Saturday pancakes',
    serves: '12 pancakes',
    total: 'PT30M',
    language: 'en',
    tags: ['Breakfast', 'Children'],
    colours: ['#cfdde2', '#d9a65c', '#7a2d3d'],
    ingredients: ['1 cup flour', '1 tbsp sugar', '2 tsp baking powder', '1 cup milk', '2 eggs', 'butter for the pan'],
    steps: [
      'Whisk everything and let it rest for 10 minutes.',
      'Bake ladle by ladle in a little butter, 2 minutes on each side.',
    ],
  },
  {
    title: 'Lentils with roast carrots and yoghurt',
    description: 'Warm, sharp and sweet; good at room temperature, too.',
    serves: 'Serves 2',
    total: 'PT40M',
    active: 'PT15M',
    language: 'en',
    tags: ['Weeknight', 'Vegetarian'],
    colours: ['#efe9df', '#7b5a3a', '#d9782d'],
    ingredients: [
      '150 g green lentils',
      '4 carrots',
      '2 tbsp olive oil',
      '1 tsp cumin',
      '1 tbsp red wine vinegar',
      '4 tbsp yoghurt',
      'a handful of parsley',
    ],
    steps: [
      'Heat the oven to 220 °C. Halve the carrots, toss them in oil and cumin and roast for 25 minutes.',
      'Boil the lentils for 20 minutes, drain, and dress them while hot with oil and vinegar.',
      'Put the carrots on the lentils, spoon over the yoghurt and scatter the parsley.',
    ],
  },
  {
    title: 'Sourdough, the plain one',
    serves: '1 loaf',
    total: 'PT22H',
    active: 'PT40M',
    language: 'en',
    tags: ['Bread'],
    author: 'Ben Okafor',
    colours: ['#d8cdbb', '#9a6535', '#e7d7b6'],
    ingredients: ['450 g strong flour', '50 g rye flour', '350 g water', '100 g starter', '10 g salt'],
    steps: [
      'Mix flours and water and leave for 1 hour.',
      'Work in starter and salt; fold every 30 minutes for 3 hours.',
      'Shape, prove in the cold for 16 hours, bake at 245 °C for 45 minutes, the first 20 with the lid on.',
    ],
  },
  {
    title: 'Lemon drizzle cake',
    serves: '10 slices',
    total: 'PT1H10M',
    active: 'PT20M',
    language: 'en',
    tags: ['Cake', 'Children'],
    colours: ['#dfe8dc', '#ecd27a', '#fff7da'],
    ingredients: ['225 g butter', '225 g sugar', '4 eggs', '225 g self-raising flour', '2 lemons', '85 g icing sugar'],
    steps: [
      'Cream butter and sugar, beat in the eggs, fold in flour and zest.',
      'Bake at 180 °C for 50 minutes.',
      'Prick the cake, pour over the juice mixed with the icing sugar, cool in the tin.',
    ],
  },
  {
    title: 'Miso aubergines',
    serves: 'Serves 2',
    total: 'PT35M',
    language: 'en',
    tags: ['Weeknight', 'Vegetarian'],
    ingredients: ['2 aubergines', '2 tbsp white miso', '1 tbsp mirin', '1 tsp sesame seeds', '2 spring onions'],
    steps: [
      'Halve and score the aubergines and grill them for 15 minutes.',
      'Brush with miso and mirin, grill for 5 minutes more.',
      'Scatter the seeds and the onions.',
    ],
  },
  {
    title: 'Roast chicken with grapes',
    description: 'For people who say they do not like fruit with meat.',
    serves: 'Serves 4',
    total: 'PT1H30M',
    active: 'PT20M',
    language: 'en',
    tags: ['Sunday'],
    colours: ['#e6dbe6', '#b8783a', '#5a3a5f'],
    ingredients: [
      '1 chicken, about 1.6 kg',
      '300 g black grapes',
      '4 shallots',
      '150 ml white wine',
      '2 sprigs thyme',
      '30 g butter',
    ],
    steps: [
      'Rub the chicken with butter and salt and roast at 200 °C for 50 minutes.',
      'Add grapes, shallots, thyme and wine and roast for 25 minutes.',
      'Rest for 15 minutes before carving.',
    ],
  },
  {
    title: 'Green shakshuka',
    serves: 'Serves 3',
    total: 'PT25M',
    language: 'en',
    tags: ['Breakfast', 'Vegetarian'],
    colours: ['#3a3f3c', '#6f8f4a', '#f3e3a8'],
    ingredients: ['200 g spinach', '2 courgettes, grated', '1 tsp cumin', '5 eggs', '80 g feta', '1 lemon'],
    steps: [
      'Soften the courgettes with the cumin for 8 minutes, wilt in the spinach.',
      'Make five hollows, break in the eggs, cover and cook for 5 minutes.',
      'Crumble over the feta, squeeze over the lemon.',
    ],
  },
  {
    title: 'Chickpea stew with saffron',
    serves: 'Serves 6',
    total: 'PT1H',
    active: 'PT20M',
    language: 'en',
    tags: ['Freezes well', 'Vegetarian'],
    colours: ['#d7e0e4', '#d28a2f', '#7f2b22'],
    ingredients: [
      '2 cans chickpeas',
      '1 can tomatoes',
      '1 onion',
      '2 cloves garlic',
      '1 pinch saffron',
      '1 tsp smoked paprika',
      '300 ml stock',
    ],
    steps: [
      'Soften onion and garlic for 10 minutes, stir in the spices.',
      'Add tomatoes, chickpeas and stock and simmer for 30 minutes.',
    ],
  },
];

export const germanDishes: readonly Dish[] = [
  {
    title: 'Schwarzwälder Kirschtorte nach Urgroßmutters handgeschriebenem Sonntagsrezept',
    description: 'Drei Böden, Sauerkirschen und so viel Kirschwasser, wie die Verwandtschaft verträgt.',
    serves: '16 Stücke',
    total: 'PT3H30M',
    active: 'PT1H30M',
    language: 'de',
    tags: ['Geburtstagskuchen', 'Familienüberlieferung'],
    author: 'Brunhilde Freifrau von Donnersmarck-Hohenschönhausen',
    colours: ['#efe9df', '#4a2b20', '#a3122a'],
    ingredients: [
      '200 g Zartbitterkuvertüre',
      '6 Eier',
      '180 g Zucker',
      '100 g Mehl',
      '1 Glas Schattenmorellen (680 g)',
      '6 EL Schwarzwälder Kirschwasser',
      '800 ml Schlagsahne',
      '2 Päckchen Sahnefestiger',
    ],
    steps: [
      'Eier und Zucker 8 Minuten dickcremig aufschlagen, Mehl und geschmolzene Kuvertüre unterheben.',
      'Bei 175 °C etwa 35 Minuten backen, vollständig auskühlen lassen und zweimal waagerecht durchschneiden.',
      'Böden mit Kirschwasser tränken, mit Kirschen und Sahne schichten und mindestens 2 Stunden kühlen.',
    ],
  },
  {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänseintopf',
    serves: '6 Portionen',
    total: 'PT1H20M',
    language: 'de',
    tags: ['Eintopf', 'Hülsenfrüchte'],
    ingredients: [
      '250 g getrocknete Kichererbsen',
      '2 Suppengemüsebündel',
      '1 ½ l Rindfleischkraftbrühe',
      '3 TL Paprikapulver edelsüß',
      '500 g vorwiegend festkochende Kartoffeln',
    ],
    steps: [
      'Kichererbsen über Nacht einweichen.',
      'Suppengemüse 10 Minuten anschwitzen, Brühe und Kichererbsen dazugeben und 60 Minuten köcheln lassen.',
    ],
  },
  {
    title: 'Quarkkeulchen',
    description: 'Mit Apfelmus, zum Frühstück oder als Abendbrot.',
    serves: '4 Portionen',
    total: 'PT40M',
    language: 'de',
    tags: ['Frühstück', 'Kinderlieblingsessen'],
    colours: ['#d8e5ea', '#d9a65c', '#eae2c0'],
    ingredients: [
      '500 g Pellkartoffeln vom Vortag',
      '250 g Quark',
      '1 Ei',
      '100 g Mehl',
      '50 g Rosinen',
      '1 Prise Salz',
      'Butterschmalz zum Ausbacken',
    ],
    steps: [
      'Kartoffeln durchpressen und mit Quark, Ei, Mehl, Rosinen und Salz verkneten.',
      'Kleine Küchlein formen und in Butterschmalz 4 Minuten auf jeder Seite goldbraun backen.',
    ],
  },
];
