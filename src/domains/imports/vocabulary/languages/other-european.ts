import type { WordsByLanguage } from './language-words.ts';

/** The words of the other languages of Europe and its edge. */
export const otherEuropeanWords: WordsByLanguage = {
  // Finnish
  fi: {
    headings: {
      ingredients: 'ainekset, ainesosat, raaka aineet, tarvitset, tarvikkeet',
      instructions: 'valmistus, valmistusohje, valmistusohjeet, ohje, ohjeet, työvaiheet, tee näin',
      notes: 'vinkit, vinkki, huomautukset, huomioita, muistiinpanot',
      nutrition: 'ravintosisältö, ravintoarvot',
      equipment: 'välineet, työvälineet',
      description: 'kuvaus, johdanto',
      times: 'aika, valmistusaika',
      yield: 'annoksia, annokset',
    },
    pageHeadings: {
      steps: 'näin teet, valmista näin',
      end: 'kommentit, katso myös, lisää reseptejä',
    },
    labels: {
      yield: 'annoksia, annokset',
      prepTime: 'esivalmistelu, valmisteluaika',
      cookTime: 'kypsennys, kypsennysaika, paistoaika, keittoaika',
      totalTime: 'kokonaisaika, aika, valmistusaika',
      otherTime: 'lepoaika, nostatus',
      author: 'tekijä, resepti',
      source: 'lähde',
      category: 'luokka',
      course: 'ruokalaji',
      cuisine: 'keittiö',
      keywords: 'avainsanat',
    },
  },
  // Estonian
  et: {
    headings: {
      ingredients: 'koostisosad, ained, vaja läheb',
      instructions: 'valmistamine, juhised',
      notes: 'märkused, nipid',
      times: 'aeg',
    },
    pageHeadings: {
      ingredients: 'koostis',
    },
  },
  // Latvian
  lv: {
    headings: {
      ingredients: 'sastāvdaļas',
      instructions: 'pagatavošana',
      notes: 'piezīmes',
      times: 'laiks',
    },
  },
  // Lithuanian
  lt: {
    headings: {
      ingredients: 'sudedamosios dalys, ingredientai',
      instructions: 'gaminimas, gaminimo būdas, paruošimas',
      notes: 'pastabos',
      times: 'laikas',
      yield: 'porcijos',
    },
  },
  // Hungarian
  hu: {
    headings: {
      ingredients: 'hozzávalók, hozzavalok, hozzávaló',
      instructions: 'elkészítés, elkészítése, elkeszites, az elkészítés',
      notes: 'megjegyzés, megjegyzések, tippek, jó tanács',
      nutrition: 'tápérték',
      equipment: 'eszközök',
      description: 'leírás',
      times: 'idő',
      yield: 'adag',
    },
    pageHeadings: {
      steps: 'az elkészítés menete, így készül, elkészítési mód',
      end: 'hozzászólások, hasonló receptek',
    },
    labels: {
      yield: 'adag, adagok',
      prepTime: 'előkészítés, előkészítési idő',
      cookTime: 'főzés, főzési idő, sütési idő',
      totalTime: 'összesen, teljes idő',
      otherTime: 'pihentetés',
      author: 'szerző',
      source: 'forrás',
      category: 'kategóriák',
      course: 'fogás',
      cuisine: 'konyha',
      keywords: 'kulcsszavak, címkék',
    },
    pageLabels: {
      cookTime: 'sütés',
      totalTime: 'elkészítési idő, idő',
    },
  },
  // Greek
  el: {
    headings: {
      ingredients: 'υλικά, συστατικά',
      instructions: 'εκτέλεση, οδηγίες, παρασκευή, διαδικασία, τρόπος παρασκευής',
      notes: 'σημειώσεις, συμβουλές',
      nutrition: 'διατροφική αξία',
      equipment: 'εξοπλισμός, σκεύη',
      description: 'περιγραφή',
      times: 'χρόνος',
      yield: 'μερίδες',
    },
    pageHeadings: {
      ingredients: 'τα υλικά',
      steps: 'εκτέλεση συνταγής, προετοιμασία',
      end: 'διατροφικά στοιχεία, σχόλια, θρεπτική αξία, σχετικές συνταγές',
    },
    labels: {
      yield: 'μερίδες',
      prepTime: 'χρόνος προετοιμασίας, προετοιμασία',
      cookTime: 'μαγείρεμα, χρόνος μαγειρέματος',
      totalTime: 'συνολικός χρόνος, χρόνος',
      author: 'συγγραφέας',
      source: 'πηγή',
      category: 'κατηγορία',
      course: 'πιάτο',
      cuisine: 'κουζίνα',
      keywords: 'λέξεις κλειδιά',
    },
    pageLabels: {
      cookTime: 'ψήσιμο',
    },
  },
  // Albanian
  sq: {
    pageHeadings: {
      ingredients: 'përbërësit',
      steps: 'paraqitja, përgatitja',
    },
  },
  // Basque
  eu: {
    pageHeadings: {
      ingredients: 'osagaiak',
    },
  },
  // Welsh
  cy: {
    pageHeadings: {
      ingredients: 'cynhwysion',
    },
  },
  // Turkish
  tr: {
    headings: {
      ingredients: 'malzemeler, malzeme',
      instructions: 'yapılışı, yapilisi, hazırlanışı, tarifi, talimatlar, yapılış',
      notes: 'notlar, not, püf noktaları, ipuçları',
      nutrition: 'besin değerleri',
      equipment: 'ekipmanlar',
      description: 'açıklama',
      times: 'süre',
      yield: 'porsiyon, kişi sayısı',
    },
    pageHeadings: {
      ingredients: 'malzemeleri, malzeme listesi, içindekiler',
      steps: 'nasıl yapılır, hazırlama, püf noktaları ve yapılışı, hazırlık, nasıl yapılır adım adım',
      end: 'yorumlar, püf noktası, benzer tarifler',
    },
    labels: {
      yield: 'porsiyon, kişi sayısı',
      prepTime: 'hazırlık, hazırlama süresi, hazırlık süresi',
      cookTime: 'pişirme, pişirme süresi',
      totalTime: 'toplam, toplam süre, süre',
      otherTime: 'dinlenme süresi',
      author: 'yazar',
      source: 'kaynak',
      course: 'öğün',
      cuisine: 'mutfak',
      keywords: 'anahtar kelimeler',
    },
    pageLabels: {
      yield: 'kişilik',
    },
  },
  // Georgian
  ka: {
    pageHeadings: {
      ingredients: 'ინგრედიენტები',
      steps: 'მომზადება',
    },
  },
  // Armenian
  hy: {
    pageHeadings: {
      ingredients: 'բաղադրիչներ',
      steps: 'պատրաստում',
    },
  },
};
