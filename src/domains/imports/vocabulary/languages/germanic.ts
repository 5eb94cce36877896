import type { WordsByLanguage } from './language-words.ts';

/** The words of Germanic languages. */
export const germanicWords: WordsByLanguage = {
  // English
  en: {
    headings: {
      ingredients: `
        ingredients, ingredient, ingredient list, ingredients list, ingredients needed, what you need,
        what you ll need, what you will need, you will need, you ll need, you need, shopping list,
        things you ll need, things you need`,
      instructions: `
        instructions, instruction, directions, direction, method, methods, preparation, steps, procedure,
        how to make, how to make it, how to cook, how to prepare, cooking instructions, preparation instructions,
        cooking method, cooking directions, step by step, recipe instructions, the method, cooking steps`,
      notes: `
        notes, note, recipe notes, recipe note, tips, tip, hint, hints, cook s note, cook s notes, chef s notes,
        chef s tip, chef s note, tips and tricks, variations, variation, variants, substitutions, storage,
        make ahead, to serve tip, serving suggestions, serving suggestion, serving ideas, comments, comment,
        remarks, good to know, faq, troubleshooting`,
      nutrition: `
        nutrition, nutrition facts, nutritional information, nutrition information, nutritional info,
        nutritional values, nutrition per serving, nutritional facts, per serving, nutrients, calories`,
      equipment: `
        equipment, tools, special equipment, utensils, kitchen equipment, equipment needed, tools needed, cookware,
        you will need equipment`,
      description: 'description, introduction, intro, about, about this recipe, summary, background, story, headnote',
      times: 'time, times, timing, cooking time, preparation time, total time',
      yield: 'yield, yields, servings, serving size, serves, makes, portions, number of servings',
    },
    pageHeadings: {
      ingredients: 'recipe ingredients',
      steps: `
        preparation method, preparation steps, preparing, recipe method, recipe directions, let s cook, what to do,
        make it, how to, process, assembly, here s how, step by step instructions, recipe steps`,
      end: `
        nutrition info, top tips, recipe tips, reviews, ratings, related, related recipes, more recipes,
        similar recipes, you may also like, you might also like, tools you ll need, video, watch, faqs,
        frequently asked questions, did you make this recipe, share, tags, author, about the author,
        leave a comment, leave a reply, join the discussion, keywords, categories, conversation, more from, latest,
        popular, subscribe, print, save, rate this recipe, you might like, disclaimer, recommended, filed under,
        special tools, what to serve with, pro tips, recipe information, in this recipe, more ideas,
        nutritional value, notes and tips, expert tips, kitchen notes`,
    },
    labels: {
      yield: `
        makes, yield, yields, servings, serving, serving size, serves, portions, portion, number of servings,
        servings per recipe, feeds`,
      prepTime: `
        preparation, prep, prep time, preparation time, hands on time, hands on, active prep, time to prepare,
        prep in, preptime`,
      cookTime: `
        cooking, cook, cook time, cooking time, baking time, bake time, bake, baking, cook in, cooktime,
        roasting time, grill time, fry time`,
      totalTime: `
        total, total time, ready in, time, total cooking time, time required, duration, overall time,
        start to finish, ready time, takes`,
      otherTime: `
        active, active time, resting, rest, rest time, resting time, chilling, chill, chill time, chilling time,
        rising, rise, rise time, rising time, proofing, proofing time, marinating, marinating time, cooling,
        cooling time, freezing time, soaking time, soak time, additional time, inactive time, standing time,
        passive time, idle time`,
      author: `
        by, author, recipe by, from the kitchen of, submitted by, contributor, chef, posted by, created by,
        contributed by, adapted by`,
      source: `
        source, from, origin, adapted from, recipe from, url, link, website, web site, original recipe, book,
        cookbook, recipe source, credit, inspired by`,
      category: 'category, categories, recipe type, type',
      course: 'course, courses, meal, meal type, dish type',
      cuisine: 'cuisine, cuisines, region',
      cookingMethod: 'technique, cooking technique',
      keywords: 'keywords, keyword, tags, tag, labels',
      published: 'published, publication date, date published',
      modified: 'changed, modified, updated, last updated',
    },
    pageLabels: {
      prepTime: 'active time',
    },
  },
  // German
  de: {
    headings: {
      ingredients: `
        zutaten, zutatenliste, die zutaten, du brauchst, das brauchst du, man braucht, einkaufsliste, zutat`,
      instructions: `
        zubereitung, zubereitungsschritte, anleitung, arbeitsschritte, so geht s, so gehts, so wird s gemacht,
        und so wird s gemacht, die zubereitung, schritte, kochanleitung, backanleitung, vorgehen, arbeitsanweisung`,
      notes: `
        hinweise, hinweis, tipp, tipps, anmerkung, anmerkungen, notizen, notiz, bemerkungen, bemerkung, varianten,
        variante, tipps und tricks, aufbewahrung, gut zu wissen`,
      nutrition: 'nährwerte, nährwertangaben, nährwerte pro portion, nährwert, brennwert, pro portion',
      equipment: 'geräte, küchengeräte, utensilien, zubehör, außerdem, küchenutensilien, hilfsmittel',
      description: 'beschreibung, einleitung, einführung',
      times: 'zeit, zeiten, zeitaufwand',
      yield: 'portionen, ergibt, ergibt etwa, menge, anzahl portionen, personen, für',
    },
    pageHeadings: {
      ingredients: 'das brauchen sie, man nehme',
      steps: `
        so geht es, herstellung, schritt für schritt, und so geht s, so wird es gemacht, vorbereitung, zubereiten`,
      end: `
        kommentare, bewertungen, ähnliche rezepte, weitere rezepte, das könnte sie auch interessieren, auch lecker,
        mehr rezepte, das könnte dir auch gefallen`,
    },
    labels: {
      yield: 'ergibt, portionen, anzahl portionen, menge, personen, für, anzahl, portionsanzahl, rezept für',
      prepTime: 'vorbereitung, vorbereitungszeit, zubereitungszeit, zubereitung, vorbereiten',
      cookTime: 'kochen, kochzeit, backzeit, garzeit, backen, kochdauer, backdauer, koch backzeit',
      totalTime: 'gesamt, gesamtzeit, gesamtdauer, zeit, dauer, zeitaufwand, fertig in, insgesamt',
      otherTime: `
        arbeitszeit, ruhen, ruhezeit, kühlen, kühlzeit, gehen, gehzeit, wartezeit, marinierzeit, einweichzeit,
        aktive zeit, abkühlzeit, stehzeit`,
      author: 'von, autor, rezept von, verfasser, eingestellt von, autorin',
      source: 'quelle, aus, rezept aus, buch, kochbuch',
      category: 'kategorie, kategorien, rubrik, rezeptart',
      course: 'gang, gänge, mahlzeit, menüart',
      cuisine: 'küche, landesküche, länderküche',
      cookingMethod: 'garmethode',
      keywords: 'stichwörter, stichworte, schlagwörter, schlagworte',
      published: 'erschienen, veröffentlicht',
      modified: 'geändert, aktualisiert',
    },
    pageLabels: {
      prepTime: 'arbeitszeit',
    },
  },
  // Dutch
  nl: {
    headings: {
      ingredients: `
        ingredienten, ingrediënten, benodigdheden ingredienten, dit heb je nodig, wat heb je nodig,
        boodschappenlijst`,
      instructions: `
        bereiding, bereidingswijze, instructies, werkwijze, zo maak je het, aan de slag,
        voorbereiding en bereiding, stappen, stappenplan, zo maak je, bereiden`,
      notes: `
        notities, notitie, opmerkingen, opmerking, tips, tip, variaties, variatie, variatietip, serveertip, weetje`,
      nutrition: 'voedingswaarde, voedingswaarden, per portie',
      equipment: 'keukengerei, keukenspullen, benodigdheden, materiaal, extra nodig',
      description: 'omschrijving, beschrijving, inleiding',
      times: 'tijd, tijden, bereidingstijd',
      yield: 'porties, aantal personen, personen, goed voor, hoeveelheid',
    },
    pageHeadings: {
      ingredients: 'wat heb ik nodig, nodig, je hebt nodig',
      steps: 'de bereiding, hoe maak je het, voorbereiding, stap voor stap, hoe maak je',
      end: `
        reacties, beoordelingen, ook lekker, gerelateerde recepten, meer recepten,
        dit vind je misschien ook lekker, bekijk ook, bewaartip, materialen, gereedschap`,
    },
    labels: {
      yield: 'goed voor, porties, aantal personen, voor, hoeveelheid',
      prepTime: 'voorbereiding, voorbereidingstijd, voorbereidtijd, bereidingstijd',
      cookTime: 'koken, kooktijd, baktijd, oventijd, kook en oventijd',
      totalTime: 'totaal, totale tijd, tijd',
      otherTime: 'actief, rusten, rusttijd, koelen, rijzen, rijstijd, wachttijd',
      author: 'van, recept van, door, auteur',
      source: 'bron, uit',
      category: 'categorie',
      course: 'menugang',
      cuisine: 'keuken',
      cookingMethod: 'techniek',
      keywords: 'trefwoorden',
      published: 'verschenen',
      modified: 'gewijzigd',
    },
    pageLabels: {
      totalTime: 'klaar in',
    },
  },
  // Swedish
  sv: {
    headings: {
      ingredients: 'ingredienser, ingrediens, du behöver, det här behöver du',
      instructions: `
        gör så här, så här gör du, tillagning, instruktioner, instruktion, steg för steg, tillvägagångssätt`,
      notes: 'anteckningar, anteckning, tips, tips och tricks, varianter',
      nutrition: 'näringsvärde, näringsinnehåll, per portion',
      equipment: 'redskap',
      description: 'om receptet, introduktion',
      times: 'tid, tider',
      yield: 'portioner, antal portioner, antal, ger',
    },
    pageHeadings: {
      steps: 'så gör du, framgångssätt',
      end: 'kommentarer, liknande recept, relaterade recept',
    },
    labels: {
      yield: 'ger, portioner, antal portioner, antal',
      prepTime: 'förberedelse, förberedelser, förberedelsetid',
      cookTime: 'tillagning, tillagningstid, koktid, gräddning, ugnstid',
      totalTime: 'totaltid, totalt, tid, tidsåtgång',
      otherTime: 'aktiv tid, vila, vilotid, kylning, jäsning, jästid',
      author: 'av, recept av, författare',
      source: 'källa',
      category: 'kategori, kategorier',
      course: 'rätt',
      cuisine: 'kök',
      cookingMethod: 'teknik',
      keywords: 'nyckelord, taggar',
      published: 'utgivet, publicerad',
      modified: 'ändrat, uppdaterad',
    },
  },
  // Danish
  da: {
    headings: {
      ingredients: 'det skal du bruge, dette skal du bruge',
      instructions: 'fremgangsmåde, sådan gør du, tilberedning, sådan gør du det, trin for trin',
      notes: 'noter, tip, variationer',
      nutrition: 'næringsindhold',
      equipment: 'redskaber, udstyr',
      description: 'beskrivelse',
    },
    pageHeadings: {
      ingredients: 'du skal bruge',
      steps: 'sådan laver du, metode, gør sådan',
      end: 'relaterede opskrifter, flere opskrifter, næringsværdi',
    },
    labels: {
      yield: 'antal personer',
      prepTime: 'forberedelse, forberedelsestid, forberedelser',
      cookTime: 'bagetid, stegetid',
      totalTime: 'arbejdstid i alt',
      otherTime: 'hævetid, hævning',
      author: 'opskrift af, af, forfatter',
      source: 'kilde, kilder',
      course: 'ret',
      cuisine: 'køkken',
      keywords: 'stikord, emneord',
    },
    pageLabels: {
      prepTime: 'arbejdstid',
      totalTime: 'total tid, tidsforbrug, tid i alt, samlet tid',
    },
  },
  // Norwegian
  nb: {
    headings: {
      ingredients: 'du trenger, det trenger du',
      instructions: 'fremgangsmåte, slik gjør du, slik gjør du det, instruksjoner, framgangsmåte',
      notes: 'notater, merknader, merknad',
      nutrition: 'næringsinnhold, næringsverdi',
      equipment: 'utstyr',
      yield: 'porsjoner',
    },
    pageHeadings: {
      ingredients: 'dette trenger du, ingrediensliste',
      steps: 'gjør slik',
      end: 'lignende oppskrifter, flere oppskrifter',
    },
    labels: {
      yield: 'antall porsjoner, porsjoner',
      prepTime: 'forberedelsetid',
      cookTime: 'tilberedning, tilberedningstid, koketid, steketid',
      otherTime: 'hviletid, hvile, hevetid',
      author: 'oppskrift av',
      course: 'rett',
      cuisine: 'kjøkken',
      keywords: 'nøkkelord',
    },
  },
  // Icelandic
  is: {
    headings: {
      ingredients: 'innihald, hráefni, innihaldsefni',
      instructions: 'aðferð, leiðbeiningar',
      notes: 'athugasemdir',
    },
  },
};
