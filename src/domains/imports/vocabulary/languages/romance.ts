import type { WordsByLanguage } from './language-words.ts';

/** The words of Romance languages. */
export const romanceWords: WordsByLanguage = {
  // French
  fr: {
    headings: {
      ingredients: 'ingredients, ingredient, liste des ingredients, les ingredients, il vous faut, il faut',
      instructions: `
        préparation, preparation, instructions, étapes, etapes, étapes de préparation, la préparation, réalisation,
        mode opératoire, procédé, déroulement, les étapes, progression`,
      notes: `
        notes, note, astuce, astuces, conseil, conseils, remarque, remarques, variantes, variante, le truc,
        bon à savoir`,
      nutrition: 'valeurs nutritives, valeurs nutritionnelles, informations nutritionnelles, par portion',
      equipment: 'matériel, ustensiles, équipement, matériel nécessaire',
      description: 'description, présentation, introduction',
      times: 'temps, temps de préparation, temps de cuisson, temps total',
      yield: 'portions, nombre de parts, nombre de personnes, rendement, donne',
    },
    pageHeadings: {
      ingredients: 'ce qu il vous faut',
      steps: `
        étapes de la recette, recette, la recette, mode de préparation, comment faire, préparation de la recette,
        déroulé, marche à suivre, mise en oeuvre`,
      end: `
        commentaires, avis, recettes similaires, vous aimerez aussi, le matériel, vidéo, à lire aussi, à propos,
        pour finir, l astuce du chef, les commentaires`,
    },
    labels: {
      yield: `
        donne, rendement, nombre de parts, nombre de personnes, nombre de portions, parts, personnes, pour,
        quantité`,
      prepTime: 'préparation, temps de préparation',
      cookTime: 'cuisson, temps de cuisson',
      totalTime: 'temps total, durée, temps, prêt en',
      otherTime: 'actif, repos, temps de repos, réfrigération, levée, temps de levée',
      author: 'de, auteur, recette de, par',
      source: 'source',
      category: 'catégorie, catégories',
      course: 'service, type de plat, plat',
      cuisine: 'cuisine',
      cookingMethod: 'technique',
      keywords: 'mots clés, étiquettes',
      published: 'paru, publié',
      modified: 'modifié',
    },
    pageLabels: {
      totalTime: 'durée totale',
    },
  },
  // Spanish
  es: {
    headings: {
      ingredients: 'ingredientes, lista de ingredientes, los ingredientes, necesitas',
      instructions: `
        preparación, elaboración, instrucciones, pasos, modo de preparación, cómo hacerlo, procedimiento,
        preparacion, cómo se hace, la preparación, paso a paso, como preparar`,
      notes: 'notas, nota, consejo, consejos, truco, trucos, sugerencias, observaciones, comentarios',
      nutrition: 'información nutricional, valor nutricional, valores nutricionales, por ración',
      equipment: 'utensilios, material, equipo',
      description: 'descripción, introducción, presentación',
      times: 'tiempo, tiempos',
      yield: 'raciones, porciones, comensales, rinde, rendimiento',
    },
    pageHeadings: {
      ingredients: 'qué necesitas',
      steps: `
        cómo hacer, método, pasos a seguir, cómo cocinar, forma de preparación, manos a la obra, modo de hacerlo`,
      end: `
        recetas relacionadas, te puede interesar, también te puede interesar, vídeo, receta en vídeo,
        otras recetas, nutrición, etiquetas, compartir`,
    },
    labels: {
      yield: 'rinde, raciones, porciones, comensales, personas, rendimiento, cantidad, para, por persona',
      prepTime: 'preparación, tiempo de preparación',
      cookTime: 'cocción, tiempo de cocción, tiempo de coccion, horneado, tiempo de cocinado',
      totalTime: 'tiempo total, tiempo, duración, listo en',
      otherTime: 'activo, reposo, tiempo de reposo, enfriado, levado, tiempo de levado',
      author: 'autor, receta de, por',
      source: 'fuente, tomado de',
      category: 'categoría, categorías',
      course: 'plato, tipo de plato',
      cuisine: 'cocina',
      cookingMethod: 'técnica',
      keywords: 'palabras clave, etiquetas',
      published: 'publicado',
      modified: 'modificado',
    },
    pageLabels: {
      yield: 'ración para',
    },
  },
  // Italian
  it: {
    headings: {
      ingredients: 'ingredienti, gli ingredienti, occorrente, cosa serve, servono',
      instructions: `
        procedimento, preparazione, istruzioni, come si prepara, come fare, passaggi, la preparazione, esecuzione`,
      notes: 'note, nota, consigli, consiglio, suggerimenti, trucchi, varianti, conservazione, osservazioni',
      nutrition: 'valori nutrizionali, informazioni nutrizionali, per porzione',
      equipment: 'utensili, attrezzatura, strumenti',
      description: 'descrizione, introduzione, presentazione',
      times: 'tempo, tempi',
      yield: 'porzioni, dosi, dosi per, rende',
    },
    pageHeadings: {
      steps: 'come preparare, svolgimento, metodo',
      end: `
        commenti, ricette correlate, potrebbe interessarti, curiosità, ti potrebbe interessare, altre ricette,
        conservazione e consigli`,
    },
    labels: {
      yield: 'per, porzioni, dosi, dosi per, persone, rende',
      prepTime: 'preparazione, tempo di preparazione',
      cookTime: 'cottura, tempo di cottura',
      totalTime: 'totale, tempo totale, tempo, durata, pronto in',
      otherTime: 'attivo, riposo, tempo di riposo, raffreddamento, lievitazione, tempo di lievitazione',
      author: 'di, autore, ricetta di',
      source: 'fonte, tratto da',
      category: 'categoria',
      course: 'portata, portate',
      cuisine: 'cucina',
      cookingMethod: 'tecnica',
      keywords: 'parole chiave, etichette',
      published: 'pubblicato',
      modified: 'modificato',
    },
  },
  // Portuguese
  pt: {
    headings: {
      ingredients: 'os ingredientes, e preciso',
      instructions: `
        modo de preparo, preparo, modo de fazer, preparação, instruções, modo de preparação, confecção, passos`,
      notes: 'dicas, dica, observações, observação, sugestões',
      nutrition: 'informação nutricional, informações nutricionais, valores nutricionais, por porção',
      equipment: 'utensílios, equipamento',
      description: 'descrição, introdução, apresentação',
      times: 'tempos',
      yield: 'porções, rendimento',
    },
    pageHeadings: {
      ingredients: 'você vai precisar',
      steps: 'como fazer, passo a passo, modo de confecção',
      end: `
        receitas relacionadas, veja também, tabela nutricional, avaliações, você também pode gostar,
        informação adicional, outras receitas`,
    },
    labels: {
      yield: 'porções, rendimento, doses, pessoas',
      prepTime: 'preparação, tempo de preparo, tempo de preparação, preparo',
      cookTime: 'cozedura, cozimento, tempo de cozimento, tempo de cozedura',
      totalTime: 'tempo total, duração',
      otherTime: 'ativo, repouso, tempo de repouso, refrigeração, levedação',
      author: 'autora, receita de',
      category: 'categorias',
      course: 'prato',
      cuisine: 'cozinha',
      keywords: 'palavras chave',
      modified: 'alterado',
    },
    pageLabels: {
      totalTime: 'pronta em',
    },
  },
  // Catalan
  ca: {
    headings: {
      instructions: 'preparació, elaboració',
      notes: 'consells',
      equipment: 'estris',
      yield: 'racions',
    },
    pageHeadings: {
      ingredients: 'ingredients principals',
    },
    labels: {
      yield: 'racions',
      prepTime: 'temps de preparació',
      cookTime: 'cocció, temps de cocció',
    },
  },
  // Romanian
  ro: {
    headings: {
      ingredients: 'ingredientele, ingrediente',
      instructions: 'mod de preparare, preparare, instructiuni, mod de lucru',
      notes: 'observatii, sfaturi',
      nutrition: 'valori nutritionale',
      equipment: 'ustensile',
      description: 'descriere',
      yield: 'porții',
    },
    pageHeadings: {
      ingredients: 'lista ingredientelor, lista de cumparaturi',
      steps: 'modul de preparare, pași de preparare, pasii de preparare, cum se prepară, mod preparare',
      end: 'comentarii, retete similare, informații nutriționale, informatii nutritionale',
    },
    labels: {
      yield: 'porții',
      prepTime: 'timp de preparare',
      cookTime: 'timp de gatire',
      author: 'receptură',
    },
    pageLabels: {
      cookTime: 'timp de coacere, gatire',
      totalTime: 'timp total',
    },
  },
};
