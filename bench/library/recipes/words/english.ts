import { splitLines, splitList } from './kitchen-language.ts';
import type { KitchenLanguage } from './kitchen-language.ts';

export const english: KitchenLanguage = {
  code: 'en',
  groups: [
    { category: 'Soups', dishes: splitList('soup, broth, chowder, bisque, minestrone, velouté, potage') },
    {
      category: 'Mains',
      dishes: splitList('stew, curry, casserole, roast, risotto, ragout, tagine, hotpot, goulash, pilaf'),
    },
    { category: 'Salads', dishes: splitList('salad, slaw, tabbouleh, panzanella, ceviche') },
    {
      category: 'Pies and bakes',
      dishes: splitList('pie, gratin, lasagne, tart, quiche, bake, moussaka, pasty, turnover'),
    },
    {
      category: 'Puddings',
      dishes: splitList('pudding, crumble, trifle, mousse, sorbet, cobbler, panna cotta, compote, fool'),
    },
    {
      category: 'Cakes',
      dishes: splitList('cake, biscuits, muffins, brownies, scones, gingerbread, shortbread, sponge'),
    },
    { category: 'Bread', dishes: splitList('bread, rolls, focaccia, flatbread, loaf, buns, crackers') },
    {
      category: 'Snacks',
      dishes: splitList('fritters, pancakes, dumplings, toast, skewers, omelette, croquettes, sandwich, wraps'),
    },
    {
      category: 'Sauces and pickles',
      dishes: splitList('sauce, chutney, relish, pesto, marinade, jam, pickle, dressing, salsa'),
    },
    { category: 'Noodles', dishes: splitList('noodles, gnocchi, macaroni, ramen, spaetzle, ravioli') },
  ],
  manners: splitList(
    `roasted, baked, grilled, creamy, spicy, quick, slow, braised, smoked, fried, easy, crisp, stuffed, warm, pickled,
    charred, poached, glazed, sticky, buttered, rustic, herbed, peppered, golden, cold, steamed, whipped, caramelized,
    marinated, blackened, sour, tangy, hearty, light, festive, candied, toasted, crushed, layered, salted, devilled,
    curried, brothy, nutty, foraged, overnight, everyday, feathery, velvety, burnt, fermented, twice-baked, potted`,
  ),
  places: splitList(
    `Italian, French, Thai, Greek, Spanish, Indian, Moroccan, Mexican, Tuscan, Turkish, Korean, Japanese, Provençal,
    Irish, Welsh, Scottish, Hungarian, Polish, Lebanese, Persian, Cornish, Swedish, Danish, Vietnamese, Sicilian,
    Georgian, Alpine, Basque, Catalan, Breton, Bavarian, Cretan, Armenian, Ethiopian, Peruvian, Balinese, Maltese`,
  ),
  titles: splitLines(`
{one food} {dish}
{manner} {one food} {dish}
{one food} and {other} {dish}
{place} {one food} {dish}
{manner} {food} with {other}
{place} {dish} with {food}
{one food}, {other} and {third} {dish}
{manner} {dish} with {food} and {other}
{name}’s {one food} {dish}
{place} {manner} {one food} and {other} {dish}
{dish} of {manner} {food}
{name}’s {manner} {dish} with {food}
{manner} {place} {dish}
`),
  descriptions: splitLines(`
A {dish} that asks for little more than {food} and patience, and tastes of far more than it costs.
We make this on the first cold evening of the year, when the {food} are at their best and nobody wants to go out.
The {other} gives it depth, the {food} gives it body, and what is left over is better the next day.
There are many ways to cook {food}; this one came from a neighbour in {name} and has stayed with us ever since.
Cooks in {name} make it with far more {other}, and they may be right.
It was on the table at every wedding in {name}, where nobody ever wrote it down.
Good enough for guests and quick enough for a weekday, provided that the {food} are cut small.
Half way between a {dish} and a meal in a bowl, with {other} for sharpness.
The trick is to let the {food} take colour before anything wet comes near them.
Children like it without the {third}; everybody else should not leave it out.
It keeps for three days in the fridge, freezes well, and travels to picnics without complaint.
An old way with {food}, made lighter: less fat, more {other}, and a shorter time on the stove.
`),
  sentences: splitLines(`
Heat the oven and set a {vessel} on the middle shelf.
Warm the {food} in a {vessel} over {heat} heat.
Add the {food} and cook for {minutes} minutes, until {cue}.
Stir in the {food} with the {other} and let everything come together.
Season with a little of the {food}, taste, and season again.
Tip the {food} into a {vessel} and cover it with a lid.
Turn the heat down and simmer gently for {minutes} minutes.
Lift out the {food} and keep it warm while you see to the {other}.
Whisk the {food} and the {other} in a {vessel} until {cue}.
Fold the {food} through, a third at a time, without knocking out the air.
Leave to stand for {minutes} minutes; the {food} will go on softening.
Scatter the {food} over the top and drizzle with what is left of the {other}.
Rub the {food} with the {other} and set aside while you prepare the rest.
Chop the {food} as finely as your patience allows.
Toss the {food} with the {other} so that every piece is coated.
Pour in enough water to come half way up the {food}.
Bring to the boil, skim, and lower the heat to {heat}.
Spread the {food} over the base of a {vessel} in one layer.
Press the {food} through a sieve and throw away what stays behind.
Knead for {minutes} minutes, until {cue}.
Shape into rounds the size of an egg and roll them in the {food}.
Bake for {minutes} minutes, turning the {vessel} once, until {cue}.
Drain the {food}, shake them dry and add them to the {vessel}.
Deglaze with a splash of water and scrape up everything that has caught.
Crush the {food} with the flat of a knife and let them sizzle for a moment.
Beat in the {food} bit by bit, waiting each time until {cue}.
Grate the {food} straight into the {vessel}.
Cover and chill for at least {minutes} minutes.
Toast the {food} in a dry {vessel} over {heat} heat until {cue}.
If it looks too thick, loosen it with a spoonful of the cooking liquid.
Take the {vessel} off the stove and stir in the {food}.
Arrange the {food} and the {other} in turns, ending with the {other}.
Blend until smooth, then return it to the {vessel}.
Serve at once, with the {food} at the table for those who want more.
Brush with the {food} and return to the oven for {minutes} minutes.
Let the {food} brown without moving them; they come loose when they are ready.
Strain the liquid into a jug and keep the {food} for later.
Mix the {food} with just enough of the {other} to make a loose paste.
Cut the {food} into even pieces, so that they are done at the same time.
Check after {minutes} minutes and take out any of the {food} that are tender.
Divide between warm plates and finish with the {food}.
Sprinkle in the {food} like rain, whisking all the while.
Reduce over {heat} heat until {cue}, then add the {food}.
Line a {vessel} with paper and butter it well.
Wrap the {food} tightly and leave them in a cool place overnight.
`),
  notes: splitLines(`
Any firm variety will do, but the growers around {name} have one that holds its shape.
In place of {food} you can take {other}, though it will be sweeter.
The pot in the picture is by {name}; a plain one works as well.
Leftovers make a good filling for pancakes.
We buy our {food} from {name} at the Saturday market.
To prepare ahead, stop before the last step and chill for up to two days.
`),
  preparations: splitList(
    `finely chopped, sliced, peeled and diced, crushed, grated, halved, at room temperature, roughly chopped, drained,
    rinsed, melted, sifted, cut into chunks, trimmed, toasted, peeled, quartered, beaten, softened, torn, shredded,
    deseeded, thinly sliced, plus extra to serve, cubed, patted dry, cut into matchsticks, warmed, ground, stoned`,
  ),
  vessels: splitList(
    `saucepan, large bowl, frying pan, roasting tin, casserole, baking tray, heavy pot, small bowl, wok, baking dish,
    skillet, mixing bowl, cake tin, griddle, steamer, mortar, loaf tin, stockpot`,
  ),
  cues: splitList(
    `golden, soft, it smells nutty, tender, the edges are crisp, it coats the back of a spoon, just set, translucent,
    it has doubled in size, glossy, a skewer comes out clean, most of the liquid has gone, pale and fluffy, it bubbles,
    lightly browned, it begins to stick, smooth and elastic, the juices run clear`,
  ),
  heats: splitList('medium, low, high, gentle, moderate, fierce, very low'),
  sections: splitList('For the sauce, For the filling, For the topping, For the dough, To serve, For the dressing'),
  measured: {
    count: { word: '' },
    mass: { unit: 'metric.gram', word: 'g' },
    volume: { unit: 'metric.millilitre', word: 'ml' },
    spoon: { unit: 'metric.tablespoon', word: 'tbsp' },
    pinch: { unit: 'kitchen.pinch', word: 'pinches' },
    bunch: { unit: 'count.bunch', word: 'bunches' },
    clove: { unit: 'count.clove', word: 'cloves' },
    can: { unit: 'count.can', word: 'cans' },
  },
  line: '{measure} {food}',
  serves: 'Serves {count}',
};
