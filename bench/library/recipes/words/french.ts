import { splitLines, splitList } from './kitchen-language.ts';
import type { KitchenLanguage } from './kitchen-language.ts';

export const french: KitchenLanguage = {
  code: 'fr',
  groups: [
    { category: 'Soupes', dishes: splitList('soupe, velouté, potage, bouillon, crème froide') },
    { category: 'Plats', dishes: splitList('gratin, ragoût, curry, blanquette, daube, fricassée, sauté, parmentier') },
    { category: 'Salades', dishes: splitList('salade, taboulé, carpaccio, rémoulade') },
    { category: 'Tartes', dishes: splitList('tarte, quiche, tourte, feuilleté, pissaladière') },
    { category: 'Desserts', dishes: splitList('gâteau, clafoutis, crumble, compote, flan, mousse, sorbet, charlotte') },
    { category: 'Pains', dishes: splitList('pain, brioche, fougasse, petits pains') },
  ],
  manners: splitList(
    `rôti, fondant, croustillant, mijoté, épicé, confit, fumé, grillé, glacé, farci, mariné, gratiné, léger, rustique`,
  ),
  places: splitList(
    `provençale, lyonnaise, bretonne, normande, basque, alsacienne, niçoise, savoyarde, bourguignonne, landaise,
    catalane, ardennaise, auvergnate, gasconne`,
  ),
  titles: splitLines(`
{dish} {de food}
{dish} {de food} et {other}
{dish} {manner} à la {place}
{dish} {de food} à la {place}
{dish} de la famille {name}
{food} et {other} à la {place}
{dish} {de food} façon {name}
`),
  descriptions: splitLines(`
Un plat de saison qui demande peu de choses : {food}, {other} et un peu de patience.
La recette vient d’une voisine de {name} et n’a guère changé depuis.
À {name}, on le sert les jours de fête, toujours avec beaucoup {de food}.
Encore meilleur réchauffé le lendemain, avec une poignée {de other}.
Assez rapide pour la semaine, assez soigné pour des invités.
Tout l’art est de laisser colorer avant d’ajouter le moindre liquide.
À mi-chemin entre {dish} et plat unique, relevé {de other}.
`),
  sentences: splitLines(`
Préchauffer le four et préparer {vessel}.
Laver, éplucher et couper en morceaux réguliers : {food}, {other}.
Faire revenir à feu {heat} dans {vessel}, jusqu’à ce que le mélange soit {cue}.
Mouiller à hauteur et laisser frémir {minutes} minutes.
Ajouter une partie {de food} et mélanger avec soin.
Verser le tout dans {vessel} et lisser la surface.
Enfourner pour {minutes} minutes, jusqu’à ce que le dessus soit {cue}.
Rectifier l’assaisonnement et parsemer {de food}.
Pétrir {minutes} minutes, couvrir et laisser lever.
Pendant ce temps, griller à sec et réserver : {food}.
Réduire de moitié à feu {heat}, puis incorporer {other}.
Retirer {vessel} du feu et laisser reposer {minutes} minutes.
Mixer finement et passer au tamis.
Couvrir et garder au frais au moins {minutes} minutes.
Égoutter en gardant un peu d’eau de cuisson.
Servir aussitôt, accompagné {de other}.
Si la préparation épaissit trop, la détendre avec un peu d’eau chaude.
Dresser dans des assiettes chaudes et finir par quelques touches {de food}.
`),
  notes: splitLines(`
La variété cultivée autour de {name} tient mieux à la cuisson.
On peut remplacer {food} par {other}, le goût sera plus doux.
Au marché, nous allons chez {name}.
Les restes se congèlent sans peine.
`),
  preparations: splitList(
    `émincé fin, en dés, râpé, haché, en rondelles, épluché, égoutté, à température ambiante, fondu, tamisé, en lamelles,
    écrasé, coupé en deux, concassé`,
  ),
  vessels: splitList('une poêle, une casserole, un saladier, un plat à gratin, une cocotte, une plaque, un moule'),
  cues: splitList('tendre, doré, translucide, croustillant, lisse, bien pris, légèrement coloré'),
  heats: splitList('moyen, doux, vif, très doux'),
  sections: splitList('Pour la sauce, Pour la garniture, Pour la pâte, Pour servir'),
  measured: {
    count: { word: '' },
    mass: { unit: 'metric.gram', word: 'g' },
    volume: { unit: 'metric.millilitre', word: 'ml' },
    spoon: { unit: 'metric.tablespoon', word: 'c. à soupe' },
    pinch: { unit: 'kitchen.pinch', word: 'pincées' },
    bunch: { unit: 'count.bunch', word: 'bouquets' },
    clove: { unit: 'count.clove', word: 'gousses' },
    can: { unit: 'count.can', word: 'boîtes' },
  },
  line: '{measure} {de food}',
  serves: 'Pour {count} personnes',
};
