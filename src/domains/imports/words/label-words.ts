/** What a line with a label tells: `Prep time: 20 min`. */
export type FactKind =
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime'
  | 'otherTime'
  | 'author'
  | 'source'
  | 'category'
  | 'course'
  | 'cuisine'
  | 'cookingMethod'
  | 'keywords'
  | 'published'
  | 'modified';

/** The labels of facts, in the languages of the headings, as far as recipes use them. */
export const labelWords: Readonly<Record<FactKind, string>> = {
  yield: `
    makes, yield, yields, servings, serving, serving size, serves, portions, portion, number of servings, servings per recipe, feeds,
    ergibt, portionen, anzahl portionen, menge, personen, für, anzahl, portionsanzahl, rezept für,
    donne, rendement, nombre de parts, nombre de personnes, nombre de portions, parts, personnes, pour, quantité,
    rinde, raciones, porciones, comensales, personas, rendimiento, cantidad, para, por persona,
    per, porzioni, dosi, dosi per, persone, rende, porções, rendimento, doses, pessoas, racions, porții,
    goed voor, porties, aantal personen, voor, hoeveelheid, ger, portioner, antal portioner, antal, antall porsjoner, porsjoner,
    antal personer, annoksia, annokset, porcje, liczba porcji, ilość porcji, porce, počet porcí, porcií, porcije, adag, adagok,
    porsiyon, kişi sayısı, μερίδες, порции, порций, количество порций, порцій, кількість порцій, 份量, 分量, 人份, 인분, מנות, عدد الحصص`,
  prepTime: `
    preparation, prep, prep time, preparation time, hands on time, hands on, active prep, time to prepare, prep in, preptime,
    vorbereitung, vorbereitungszeit, zubereitungszeit, zubereitung, vorbereiten,
    préparation, temps de préparation, preparación, tiempo de preparación, preparazione, tempo di preparazione,
    preparação, tempo de preparo, tempo de preparação, preparo, temps de preparació, timp de preparare,
    voorbereiding, voorbereidingstijd, voorbereidtijd, bereidingstijd, förberedelse, förberedelser, förberedelsetid, forberedelse,
    forberedelsestid, forberedelser, forberedelsetid, esivalmistelu, valmisteluaika, czas przygotowania, przygotowanie, příprava,
    čas přípravy, doba přípravy, príprava, čas prípravy, priprava, čas priprave, vrijeme pripreme, előkészítés, előkészítési idő,
    hazırlık, hazırlama süresi, hazırlık süresi, χρόνος προετοιμασίας, προετοιμασία, время подготовки, подготовка, час підготовки,
    准备时间, 準備時間, 準備, 준비 시간, זמן הכנה, وقت التحضير, مدة التحضير, waktu persiapan, thời gian chuẩn bị`,
  cookTime: `
    cooking, cook, cook time, cooking time, baking time, bake time, bake, baking, cook in, cooktime, roasting time, grill time, fry time,
    kochen, kochzeit, backzeit, garzeit, backen, kochdauer, backdauer, koch backzeit,
    cuisson, temps de cuisson, cocción, tiempo de cocción, tiempo de coccion, horneado, tiempo de cocinado, cottura, tempo di cottura,
    cozedura, cozimento, tempo de cozimento, tempo de cozedura, cocció, temps de cocció, timp de gatire,
    koken, kooktijd, baktijd, oventijd, kook en oventijd, tillagning, tillagningstid, koktid, gräddning, ugnstid, tilberedning,
    tilberedningstid, koketid, steketid, bagetid, stegetid, kypsennys, kypsennysaika, paistoaika, keittoaika, czas gotowania,
    gotowanie, czas pieczenia, vaření, doba vaření, čas vaření, pečení, doba pečení, kuhanje, čas kuhanja, vrijeme kuhanja, főzés,
    főzési idő, sütési idő, pişirme, pişirme süresi, μαγείρεμα, χρόνος μαγειρέματος, время приготовления, время варки,
    время выпечки, час приготування, 烹饪时间, 烹調時間, 調理時間, 조리 시간, זמן בישול, زمن الطهي, وقت الطبخ, مدة الطبخ, waktu memasak`,
  totalTime: `
    total, total time, ready in, time, total cooking time, time required, duration, overall time, start to finish, ready time, takes,
    gesamt, gesamtzeit, gesamtdauer, zeit, dauer, zeitaufwand, fertig in, insgesamt,
    temps total, durée, temps, prêt en, tiempo total, tiempo, duración, listo en, totale, tempo totale, tempo, durata, pronto in,
    tempo total, duração, totaal, totale tijd, tijd, totaltid, totalt, tid, tidsåtgång, arbejdstid i alt, kokonaisaika, aika, valmistusaika,
    czas całkowity, łączny czas, czas, razem, celkem, celkový čas, celková doba, čas, skupaj, ukupno vrijeme, összesen, teljes idő,
    toplam, toplam süre, süre, συνολικός χρόνος, χρόνος, общее время, время, загальний час, час, 总时间, 總時間, 所要時間, 총 시간,
    זמן כולל, الوقت الإجمالي, total waktu`,
  otherTime: `
    active, active time, resting, rest, rest time, resting time, chilling, chill, chill time, chilling time, rising, rise, rise time, rising time, proofing,
    proofing time, marinating, marinating time, cooling, cooling time, freezing time, soaking time, soak time, additional time, inactive time, standing time,
    passive time, idle time,
    arbeitszeit, ruhen, ruhezeit, kühlen, kühlzeit, gehen, gehzeit, wartezeit, marinierzeit, einweichzeit, aktive zeit, abkühlzeit, stehzeit,
    actif, repos, temps de repos, réfrigération, levée, temps de levée, activo, reposo, tiempo de reposo, enfriado, levado, tiempo de levado,
    attivo, riposo, tempo di riposo, raffreddamento, lievitazione, tempo di lievitazione, ativo, repouso, tempo de repouso, refrigeração, levedação,
    actief, rusten, rusttijd, koelen, rijzen, rijstijd, wachttijd, aktiv tid, vila, vilotid, kylning, jäsning, jästid, hviletid, hvile, hævetid, hevetid, hævning,
    lepoaika, nostatus, czas odpoczynku, chłodzenie, odpočinek, chlazení, kynutí, pihentetés, dinlenme süresi, время ожидания`,
  author: `
    by, author, recipe by, from the kitchen of, submitted by, contributor, chef, posted by, created by, contributed by, adapted by,
    von, autor, rezept von, verfasser, eingestellt von, autorin,
    de, auteur, recette de, par, autor, receta de, por, di, autore, ricetta di, autora, receita de, receptură,
    van, recept van, door, auteur, av, recept av, författare, opskrift af, af, forfatter, oppskrift av, tekijä, resepti, autor przepisu, przepis,
    autor receptu, avtor, szerző, yazar, συγγραφέας, автор, 作者, 작성자, מחבר, المؤلف, penulis`,
  source: `
    source, from, origin, adapted from, recipe from, url, link, website, web site, original recipe, book, cookbook, recipe source, credit, inspired by,
    quelle, aus, rezept aus, buch, kochbuch, source, fuente, tomado de, fonte, tratto da, bron, uit, källa, kilde, kilder, lähde, źródło, zdroj,
    vir, izvor, forrás, kaynak, πηγή, источник, джерело, 来源, 來源, 出典, 출처, מקור, المصدر, sumber`,
  category: `
    category, categories, recipe type, type, kategorie, kategorien, rubrik, rezeptart, catégorie, catégories, categoría, categorías, categoria,
    categorie, categorias, kategori, kategorier, kategoria, luokka, kategórie, kategorija, kategóriák, κατηγορία, категория, категории, категорія, 类别, 分类, カテゴリ,
    분류, קטגוריה, الفئة`,
  course: `
    course, courses, meal, meal type, dish type, gang, gänge, mahlzeit, menüart, service, type de plat, plat, plato, tipo de plato, portata, portate,
    prato, menugang, rätt, ret, rett, ruokalaji, danie, rodzaj dania, chod, hod, fogás, öğün, πιάτο, блюдо, страва`,
  cuisine: `
    cuisine, cuisines, region, küche, landesküche, länderküche, cuisine, cocina, cucina, cozinha, keuken, kök, køkken, kjøkken, keittiö, kuchnia, kuchyně, kuchyňa, kuhinja,
    konyha, mutfak, κουζίνα, кухня, 菜系, 料理, מטבח, المطبخ`,
  cookingMethod: `
    technique, cooking technique, garmethode, technique, técnica, tecnica, techniek, teknik`,
  keywords: `
    keywords, keyword, tags, tag, labels, stichwörter, stichworte, schlagwörter, schlagworte, mots clés, étiquettes, palabras clave, etiquetas,
    parole chiave, etichette, palavras chave, trefwoorden, nyckelord, taggar, stikord, emneord, nøkkelord, avainsanat, słowa kluczowe, tagi, klíčová slova,
    kľúčové slová, ključne besede, ključne riječi, kulcsszavak, címkék, anahtar kelimeler, λέξεις κλειδιά, ключевые слова, теги, ключові слова, 标签, 標籤, タグ, 태그`,
  published: `
    published, publication date, date published, erschienen, veröffentlicht, paru, publié, publicado, pubblicato, verschenen, utgivet, publicerad`,
  modified: `
    changed, modified, updated, last updated, geändert, aktualisiert, modifié, modificado, modificato, gewijzigd, ändrat, uppdaterad, alterado`,
};
