/** What a heading in a recipe announces. */
export type HeadingKind =
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'yield'
  | 'times'
  | 'nutrition'
  | 'equipment'
  | 'description';

/**
 * The words that stand over the parts of a recipe, row by row: English; German; French, Spanish, Italian, Portuguese,
 * Catalan, Romanian; Dutch; Swedish, Danish, Norwegian, Finnish, Icelandic; Polish, Czech, Slovak, Slovenian, Croatian;
 * Hungarian, Turkish, Greek, Lithuanian, Latvian, Estonian; Russian, Ukrainian, Bulgarian; Chinese, Japanese, Korean;
 * Hebrew, Arabic, Indonesian, Vietnamese. Where one word means two things (`Preparación`), it is listed as what it
 * means over a part.
 */
export const headingWords: Readonly<Record<HeadingKind, string>> = {
  ingredients: `
    ingredients, ingredient, ingredient list, ingredients list, ingredients needed, what you need, what you ll need,
    what you will need, you will need, you ll need, you need, shopping list, things you ll need, things you need,
    zutaten, zutatenliste, die zutaten, du brauchst, das brauchst du, man braucht, einkaufsliste, zutat,
    ingredients, ingredient, liste des ingredients, les ingredients, il vous faut, il faut, ingredientes,
    lista de ingredientes, los ingredientes, necesitas, ingredienti, gli ingredienti, occorrente, cosa serve, servono,
    os ingredientes, e preciso, ingredientele, ingrediente,
    ingredienten, ingrediënten, benodigdheden ingredienten, dit heb je nodig, wat heb je nodig, boodschappenlijst,
    ingredienser, ingrediens, du behöver, det här behöver du, det skal du bruge, dette skal du bruge, du trenger,
    det trenger du, ainekset, ainesosat, raaka aineet, tarvitset, tarvikkeet, innihald, hráefni, innihaldsefni,
    składniki, skladniki, potrzebne składniki, ingrediencje, suroviny, ingredience, přísady, prisady, suroviny na,
    ingrediencie, sestavine, sastojci, potrebno,
    hozzávalók, hozzavalok, hozzávaló, malzemeler, malzeme, υλικά, συστατικά, sudedamosios dalys, ingredientai,
    sastāvdaļas, koostisosad, ained, vaja läheb,
    ингредиенты, состав, продукты, вам понадобится, інгредієнти, склад, съставки, продукти, необходими продукти,
    食材, 材料, 配料, 用料, 原料, 主料, 재료, 필요한 재료, 材料表,
    מרכיבים, מצרכים, חומרים, المكونات, المقادير, مقادير, bahan, bahan bahan, nguyên liệu, thành phần`,
  instructions: `
    instructions, instruction, directions, direction, method, methods, preparation, steps, procedure, how to make,
    how to make it, how to cook, how to prepare, cooking instructions, preparation instructions, cooking method,
    cooking directions, step by step, recipe instructions, the method, cooking steps,
    zubereitung, zubereitungsschritte, anleitung, arbeitsschritte, so geht s, so gehts, so wird s gemacht,
    und so wird s gemacht, die zubereitung, schritte, kochanleitung, backanleitung, vorgehen, arbeitsanweisung,
    préparation, preparation, instructions, étapes, etapes, étapes de préparation, la préparation, réalisation,
    mode opératoire, procédé, déroulement, les étapes, progression,
    preparación, elaboración, instrucciones, pasos, modo de preparación, cómo hacerlo, procedimiento, preparacion,
    cómo se hace, la preparación, paso a paso, como preparar,
    procedimento, preparazione, istruzioni, come si prepara, come fare, passaggi, la preparazione, esecuzione,
    modo de preparo, preparo, modo de fazer, preparação, instruções, modo de preparação, confecção, passos,
    preparació, elaboració, mod de preparare, preparare, instructiuni, mod de lucru,
    bereiding, bereidingswijze, instructies, werkwijze, zo maak je het, aan de slag, voorbereiding en bereiding,
    stappen, stappenplan, zo maak je, bereiden,
    gör så här, så här gör du, tillagning, instruktioner, instruktion, steg för steg, tillvägagångssätt,
    fremgangsmåde, sådan gør du, tilberedning, fremgangsmåte, slik gjør du, slik gjør du det, instruksjoner, framgangsmåte,
    sådan gør du det, trin for trin, valmistus, valmistusohje, valmistusohjeet, ohje, ohjeet, työvaiheet, tee näin,
    aðferð, leiðbeiningar,
    przygotowanie, sposób przygotowania, sposób wykonania, wykonanie, instrukcja, instrukcje, jak przygotować, kroki,
    postup, postup přípravy, příprava, priprava, postup prípravy, navodila, navodilo, postopek, upute, postupak, način pripreme,
    elkészítés, elkészítése, elkeszites, az elkészítés, yapılışı, yapilisi, hazırlanışı, tarifi, talimatlar, yapılış,
    εκτέλεση, οδηγίες, παρασκευή, διαδικασία, τρόπος παρασκευής, gaminimas, gaminimo būdas, paruošimas, pagatavošana,
    valmistamine, juhised,
    приготовление, способ приготовления, инструкция, инструкции, пошаговое приготовление, как приготовить, рецепт приготовления,
    приготування, спосіб приготування, інструкція, приготвяне, начин на приготвяне,
    做法, 步骤, 步驟, 作法, 制作方法, 製作方法, 烹饪步骤, 作り方, 手順, 조리법, 만드는 법, 만들기, 조리 순서,
    הוראות, הוראות הכנה, אופן הכנה, אופן ההכנה, הכנה, طريقة التحضير, التعليمات, الطريقة, طريقة العمل, التحضير,
    cara membuat, langkah langkah, cách làm, hướng dẫn, các bước`,
  notes: `
    notes, note, recipe notes, recipe note, tips, tip, hint, hints, cook s note, cook s notes, chef s notes, chef s tip,
    chef s note, tips and tricks, variations, variation, variants, substitutions, storage, make ahead, to serve tip,
    serving suggestions, serving suggestion, serving ideas, comments, comment, remarks, good to know, faq, troubleshooting,
    hinweise, hinweis, tipp, tipps, anmerkung, anmerkungen, notizen, notiz, bemerkungen, bemerkung, varianten, variante,
    tipps und tricks, aufbewahrung, gut zu wissen,
    notes, note, astuce, astuces, conseil, conseils, remarque, remarques, variantes, variante, le truc, bon à savoir,
    notas, nota, consejo, consejos, truco, trucos, sugerencias, observaciones, comentarios,
    note, nota, consigli, consiglio, suggerimenti, trucchi, varianti, conservazione, osservazioni,
    dicas, dica, observações, observação, sugestões, consells, observatii, sfaturi,
    notities, notitie, opmerkingen, opmerking, tips, tip, variaties, variatie, variatietip, serveertip, weetje,
    anteckningar, anteckning, tips, tips och tricks, varianter, notater, noter, tip, variationer, merknader, merknad,
    vinkit, vinkki, huomautukset, huomioita, muistiinpanot, athugasemdir,
    uwagi, uwaga, notatki, wskazówki, wskazówka, porady, poznámky, poznámka, tipy, opombe, opomba, nasveti, napomene, savjeti,
    megjegyzés, megjegyzések, tippek, jó tanács, notlar, not, püf noktaları, ipuçları, σημειώσεις, συμβουλές, pastabos, piezīmes,
    märkused, nipid,
    примечание, примечания, заметки, советы, совет, на заметку, примітки, примітка, поради, порада, бележки, съвети,
    小贴士, 小貼士, 提示, 备注, 備註, 注意事项, 小技巧, コツ, コツ ポイント, ポイント, メモ, 메모, 팁, 참고,
    הערות, טיפים, ملاحظات, نصائح, catatan, tips, ghi chú, mẹo`,
  yield: `
    yield, yields, servings, serving size, serves, makes, portions, number of servings,
    portionen, ergibt, ergibt etwa, menge, anzahl portionen, personen, für,
    portions, nombre de parts, nombre de personnes, rendement, donne, raciones, porciones, comensales, rinde, rendimiento,
    porzioni, dosi, dosi per, porções, rendimento, rende, racions, porții,
    porties, aantal personen, personen, goed voor, hoeveelheid, portioner, antal portioner, antal, ger, porsjoner, annoksia,
    annokset, porcje, liczba porcji, porcí, porce, počet porcií, porcije, adag, porsiyon, kişi sayısı, μερίδες, porcijos,
    порции, порций, количество порций, кількість порцій, 份量, 分量, 人份, 인분, מנות, الحصص, porsi, khẩu phần`,
  times: `
    time, times, timing, cooking time, preparation time, total time, zeit, zeiten, zeitaufwand, temps, temps de préparation,
    temps de cuisson, temps total, tiempo, tiempos, tempo, tempi, tempos, tijd, tijden, bereidingstijd, tid, tider, aika,
    valmistusaika, czas, czas przygotowania, čas, idő, süre, χρόνος, laikas, laiks, aeg, время, время приготовления, час, 时间, 時間, 시간`,
  nutrition: `
    nutrition, nutrition facts, nutritional information, nutrition information, nutritional info, nutritional values,
    nutrition per serving, nutritional facts, per serving, nutrients, calories,
    nährwerte, nährwertangaben, nährwerte pro portion, nährwert, brennwert, pro portion,
    valeurs nutritives, valeurs nutritionnelles, informations nutritionnelles, par portion,
    información nutricional, valor nutricional, valores nutricionales, por ración,
    valori nutrizionali, informazioni nutrizionali, per porzione, informação nutricional, informações nutricionais,
    valores nutricionais, por porção, valori nutritionale,
    voedingswaarde, voedingswaarden, per portie, näringsvärde, näringsinnehåll, per portion, næringsindhold, næringsinnhold,
    næringsverdi, ravintosisältö, ravintoarvot, wartości odżywcze, wartość odżywcza, nutriční hodnoty, výživové hodnoty,
    hranilne vrednosti, nutritivne vrijednosti, tápérték, besin değerleri, διατροφική αξία,
    пищевая ценность, энергетическая ценность, кбжу, харчова цінність, 营养成分, 營養成分, 栄養成分, 영양 정보,
    ערכים תזונתיים, القيمة الغذائية`,
  equipment: `
    equipment, tools, special equipment, utensils, kitchen equipment, equipment needed, tools needed, cookware, you will need equipment,
    geräte, küchengeräte, utensilien, zubehör, außerdem, küchenutensilien, hilfsmittel,
    matériel, ustensiles, équipement, matériel nécessaire, utensilios, material, equipo, utensili, attrezzatura, strumenti,
    utensílios, equipamento, estris, ustensile,
    keukengerei, keukenspullen, benodigdheden, materiaal, extra nodig, redskap, redskaber, utstyr, udstyr, välineet, työvälineet,
    sprzęt, potrzebny sprzęt, přybory, nádobí, vybavení, pomůcky, pripomočki, pribor, eszközök, ekipmanlar, εξοπλισμός, σκεύη,
    инвентарь, оборудование, посуда, обладнання, 工具, 器具, 道具, 조리도구, ציוד, الأدوات, peralatan`,
  description: `
    description, introduction, intro, about, about this recipe, summary, background, story, headnote,
    beschreibung, einleitung, einführung, description, présentation, introduction, descripción, introducción, presentación,
    descrizione, introduzione, presentazione, descrição, introdução, apresentação, descriere, omschrijving, beschrijving,
    inleiding, om receptet, beskrivelse, introduktion, kuvaus, johdanto, opis, wstęp, popis, úvod, leírás, açıklama, περιγραφή,
    описание, опис, 简介, 簡介, 説明, 紹介, 설명, תיאור, الوصف, deskripsi, mô tả`,
};
