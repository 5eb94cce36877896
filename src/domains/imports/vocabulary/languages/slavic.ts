import type { WordsByLanguage } from './language-words.ts';

/** The words of Slavic languages. */
export const slavicWords: WordsByLanguage = {
  // Polish
  pl: {
    headings: {
      ingredients: 'składniki, skladniki, potrzebne składniki, ingrediencje',
      instructions: `
        przygotowanie, sposób przygotowania, sposób wykonania, wykonanie, instrukcja, instrukcje, jak przygotować,
        kroki`,
      notes: 'uwagi, uwaga, notatki, wskazówki, wskazówka, porady',
      nutrition: 'wartości odżywcze, wartość odżywcza',
      equipment: 'sprzęt, potrzebny sprzęt',
      description: 'opis, wstęp',
      times: 'czas, czas przygotowania',
      yield: 'porcje, liczba porcji',
    },
    pageHeadings: {
      ingredients: 'lista składników',
      steps: 'jak zrobić, krok po kroku, przepis, etapy przygotowania',
      end: 'komentarze, podobne przepisy, zobacz też, polecane przepisy, zobacz także',
    },
    labels: {
      yield: 'porcje, liczba porcji, ilość porcji',
      prepTime: 'czas przygotowania, przygotowanie',
      cookTime: 'czas gotowania, gotowanie, czas pieczenia',
      totalTime: 'czas całkowity, łączny czas, czas, razem',
      otherTime: 'czas odpoczynku, chłodzenie',
      author: 'autor przepisu, przepis',
      source: 'źródło',
      category: 'kategoria',
      course: 'danie, rodzaj dania',
      cuisine: 'kuchnia',
      keywords: 'słowa kluczowe, tagi',
    },
    pageLabels: {
      cookTime: 'pieczenie',
    },
  },
  // Czech
  cs: {
    headings: {
      ingredients: 'suroviny, ingredience, přísady, prisady, suroviny na',
      instructions: 'postup, postup přípravy, příprava, priprava',
      notes: 'poznámky, poznámka, tipy',
      nutrition: 'nutriční hodnoty, výživové hodnoty',
      equipment: 'přybory, nádobí, vybavení, pomůcky',
      description: 'popis, úvod',
      times: 'čas',
      yield: 'porcí, porce',
    },
    pageHeadings: {
      ingredients: 'co budeme potřebovat',
      steps: 'jak na to',
      end: 'komentáře, podobné recepty, diskuze, hodnocení, další recepty, mohlo by vás zajímat',
    },
    labels: {
      yield: 'porce, počet porcí',
      prepTime: 'příprava, čas přípravy, doba přípravy',
      cookTime: 'vaření, doba vaření, čas vaření, pečení, doba pečení',
      totalTime: 'celkem, celkový čas, celková doba, čas',
      otherTime: 'odpočinek, chlazení, kynutí',
      author: 'autor receptu',
      source: 'zdroj',
      course: 'chod',
      cuisine: 'kuchyně',
      keywords: 'klíčová slova',
    },
    pageLabels: {
      totalTime: 'doba',
    },
  },
  // Slovak
  sk: {
    headings: {
      ingredients: 'ingrediencie',
      instructions: 'postup prípravy',
      yield: 'počet porcií',
    },
    pageHeadings: {
      ingredients: 'budeme potrebovať, potrebujeme',
      steps: 'ako na to, pracovný postup',
      end: 'nutričné hodnoty, komentáre, diskusia',
    },
    labels: {
      yield: 'porcií',
      prepTime: 'príprava, čas prípravy',
      category: 'kategórie',
      cuisine: 'kuchyňa',
      keywords: 'kľúčové slová',
    },
    pageLabels: {
      yield: 'počet porcií, porcie',
    },
  },
  // Slovenian
  sl: {
    headings: {
      ingredients: 'sestavine',
      instructions: 'navodila, navodilo, postopek',
      notes: 'opombe, opomba, nasveti',
      nutrition: 'hranilne vrednosti',
      equipment: 'pripomočki',
      yield: 'porcije',
    },
    pageHeadings: {
      ingredients: 'potrebujemo',
      steps: 'postopek priprave',
      end: 'nasvet',
    },
    labels: {
      yield: 'porcije',
      prepTime: 'priprava, čas priprave',
      cookTime: 'kuhanje, čas kuhanja',
      totalTime: 'skupaj',
      author: 'avtor',
      source: 'vir',
      category: 'kategorija',
      course: 'hod',
      cuisine: 'kuhinja',
      keywords: 'ključne besede',
    },
  },
  // Croatian
  hr: {
    headings: {
      ingredients: 'sastojci, potrebno',
      instructions: 'upute, postupak, način pripreme',
      notes: 'napomene, savjeti',
      nutrition: 'nutritivne vrijednosti',
      equipment: 'pribor',
    },
    pageHeadings: {
      ingredients: 'potrebni sastojci, namirnice',
      steps: 'priprema',
      end: 'komentari',
    },
    labels: {
      prepTime: 'vrijeme pripreme',
      cookTime: 'vrijeme kuhanja',
      totalTime: 'ukupno vrijeme',
      source: 'izvor',
      keywords: 'ključne riječi',
    },
  },
  // Serbian
  sr: {
    pageHeadings: {
      ingredients: 'састојци',
      steps: 'припрема',
    },
  },
  // Macedonian
  mk: {
    pageHeadings: {
      ingredients: 'составки',
    },
  },
  // Russian
  ru: {
    headings: {
      ingredients: 'ингредиенты, состав, продукты, вам понадобится',
      instructions: `
        приготовление, способ приготовления, инструкция, инструкции, пошаговое приготовление, как приготовить,
        рецепт приготовления`,
      notes: 'примечание, примечания, заметки, советы, совет, на заметку',
      nutrition: 'пищевая ценность, энергетическая ценность, кбжу',
      equipment: 'инвентарь, оборудование, посуда',
      description: 'описание',
      times: 'время, время приготовления',
      yield: 'порции, порций, количество порций',
    },
    pageHeadings: {
      ingredients: 'нам понадобится, понадобится, необходимые ингредиенты',
      steps: `
        пошаговый рецепт, пошаговый рецепт приготовления, инструкция приготовления, приготовление пошагово,
        процесс приготовления, как готовить, шаги приготовления, метод`,
      end: `
        комментарии, похожие рецепты, отзывы, калорийность, видео, пищевая и энергетическая ценность,
        другие рецепты`,
    },
    labels: {
      yield: 'порции, порций, количество порций',
      prepTime: 'время подготовки, подготовка',
      cookTime: 'время приготовления, время варки, время выпечки',
      totalTime: 'общее время, время',
      otherTime: 'время ожидания',
      author: 'автор',
      source: 'источник',
      category: 'категория, категории',
      course: 'блюдо',
      cuisine: 'кухня',
      keywords: 'ключевые слова, теги',
    },
    pageLabels: {
      cookTime: 'варка, выпечка',
      totalTime: 'готовка',
    },
  },
  // Ukrainian
  uk: {
    headings: {
      ingredients: 'інгредієнти, склад',
      instructions: 'приготування, спосіб приготування, інструкція',
      notes: 'примітки, примітка, поради, порада',
      nutrition: 'харчова цінність',
      equipment: 'обладнання',
      description: 'опис',
      times: 'час',
      yield: 'кількість порцій',
    },
    pageHeadings: {
      ingredients: 'інгрідієнти, складники',
      steps: 'як приготувати, покроковий рецепт, процес приготування',
      end: 'коментарі, схожі рецепти',
    },
    labels: {
      yield: 'порцій, кількість порцій',
      prepTime: 'час підготовки',
      cookTime: 'час приготування',
      totalTime: 'загальний час, час',
      source: 'джерело',
      category: 'категорія',
      course: 'страва',
      keywords: 'ключові слова',
    },
  },
  // Bulgarian
  bg: {
    headings: {
      ingredients: 'съставки, продукти, необходими продукти',
      instructions: 'приготвяне, начин на приготвяне',
      notes: 'бележки, съвети',
    },
    pageHeadings: {
      ingredients: 'продукти за рецептата',
      steps: 'подготовка, начин на подготовка',
      end: 'хранителна стойност, коментари, подобни рецепти',
    },
    pageLabels: {
      totalTime: 'общо време, време за приготвяне',
    },
  },
};
