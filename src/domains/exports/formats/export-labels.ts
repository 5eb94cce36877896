import { toLanguage } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';

/** Words that exports add to a document. A German recipe with English headings would look odd. */
export interface ExportLabels {
  readonly ingredients: string;
  readonly method: string;
  readonly notes: string;
  readonly equipment: string;
  readonly nutrition: string;
  readonly allergens: string;
  readonly diets: string;
  readonly variants: string;
  readonly contents: string;
  readonly makes: string;
  readonly active: string;
  readonly total: string;
  readonly prep: string;
  readonly cook: string;
  readonly rest: string;
  readonly chill: string;
  readonly rise: string;
  readonly by: string;
  readonly source: string;
  readonly published: string;
  readonly changed: string;
  readonly category: string;
  readonly cuisine: string;
  readonly cooking: string;
  readonly course: string;
  readonly keywords: string;
  readonly translations: string;
  readonly take: string;
  readonly need: string;
  readonly or: string;
  readonly optional: string;
  readonly asWritten: string;
  readonly serving: string;
  readonly recipe: string;
}

const names = [
  'ingredients, method, notes, equipment, nutrition, allergens, diets, variants, contents',
  'makes, active, total, prep, cook, rest, chill, rise',
  'by, source, published, changed, category, cuisine, cooking, course, keywords, translations',
  'take, need, or, optional, asWritten, serving, recipe',
].flatMap((row) => row.split(', ')) as (keyof ExportLabels)[];

/** In the order of the names above, row by row: headings; facts and times; source; parts of sentences. */
const listed: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Ingredients, Method, Notes, Equipment, Nutrition, Allergens, Diets, Variants, Contents',
    'Makes, Active, Total, Preparation, Cooking, Resting, Chilling, Rising',
    'By, Source, Published, Changed, Category, Cuisine, Technique, Course, Keywords, In other languages',
    'Take, You need, or, optional, As written, per serving, for the whole recipe',
  ],
  de: [
    'Zutaten, Zubereitung, Hinweise, Geräte, Nährwerte, Allergene, Ernährung, Varianten, Inhalt',
    'Ergibt, Arbeitszeit, Gesamt, Vorbereitung, Kochen, Ruhen, Kühlen, Gehen',
    'Von, Quelle, Erschienen, Geändert, Kategorie, Küche, Garmethode, Gang, Stichwörter, In anderen Sprachen',
    'Man nehme, Man braucht, oder, nach Belieben, Im Wortlaut, pro Portion, für das ganze Rezept',
  ],
  fr: [
    'Ingrédients, Préparation, Notes, Matériel, Valeurs nutritives, Allergènes, Régimes, Variantes, Sommaire',
    'Donne, Actif, Total, Préparation, Cuisson, Repos, Réfrigération, Levée',
    'De, Source, Paru, Modifié, Catégorie, Cuisine, Technique, Service, Mots-clés, Dans d’autres langues',
    'Prendre, Il faut, ou, facultatif, Tel qu’écrit, par portion, pour toute la recette',
  ],
  es: [
    'Ingredientes, Preparación, Notas, Utensilios, Valor nutricional, Alérgenos, Dietas, Variantes, Índice',
    'Rinde, Activo, Total, Preparación, Cocción, Reposo, Enfriado, Levado',
    'De, Fuente, Publicado, Modificado, Categoría, Cocina, Técnica, Plato, Palabras clave, En otros idiomas',
    'Tomar, Se necesita, o, opcional, Texto original, por ración, para toda la receta',
  ],
  it: [
    'Ingredienti, Procedimento, Note, Utensili, Valori nutrizionali, Allergeni, Diete, Varianti, Indice',
    'Per, Attivo, Totale, Preparazione, Cottura, Riposo, Raffreddamento, Lievitazione',
    'Di, Fonte, Pubblicato, Modificato, Categoria, Cucina, Tecnica, Portata, Parole chiave, In altre lingue',
    'Prendere, Servono, o, facoltativo, Testo originale, per porzione, per tutta la ricetta',
  ],
  nl: [
    'Ingrediënten, Bereiding, Notities, Keukengerei, Voedingswaarde, Allergenen, Diëten, Variaties, Inhoud',
    'Goed voor, Actief, Totaal, Voorbereiding, Koken, Rusten, Koelen, Rijzen',
    'Van, Bron, Verschenen, Gewijzigd, Categorie, Keuken, Techniek, Gang, Trefwoorden, In andere talen',
    'Neem, Nodig, of, optioneel, Zoals geschreven, per portie, voor het hele recept',
  ],
  sv: [
    'Ingredienser, Gör så här, Anteckningar, Redskap, Näringsvärde, Allergener, Kost, Varianter, Innehåll',
    'Ger, Aktiv tid, Totalt, Förberedelse, Tillagning, Vila, Kylning, Jäsning',
    'Av, Källa, Utgivet, Ändrat, Kategori, Kök, Teknik, Rätt, Nyckelord, På andra språk',
    'Ta, Du behöver, eller, valfritt, I original, per portion, för hela receptet',
  ],
  pt: [
    'Ingredientes, Preparo, Notas, Utensílios, Valor nutricional, Alergénios, Dietas, Variantes, Índice',
    'Rende, Ativo, Total, Preparação, Cozedura, Repouso, Refrigeração, Levedação',
    'De, Fonte, Publicado, Alterado, Categoria, Cozinha, Técnica, Prato, Palavras-chave, Noutras línguas',
    'Pegar, É preciso, ou, opcional, Texto original, por porção, para toda a receita',
  ],
};

const wordsIn = (language: Language): ExportLabels => {
  const all = listed[language].flatMap((row) => row.split(', '));
  return Object.fromEntries(names.map((name, index) => [name, all[index] ?? name])) as Record<
    keyof ExportLabels,
    string
  >;
};

const known: ReadonlyMap<Language, ExportLabels> = new Map(
  (Object.keys(listed) as Language[]).map((one) => [one, wordsIn(one)]),
);
const english = wordsIn('en');

/** The words in the recipe's language if supported, else in English. */
export const getExportLabels = (tag: string | undefined): ExportLabels => known.get(toLanguage(tag) ?? 'en') ?? english;
