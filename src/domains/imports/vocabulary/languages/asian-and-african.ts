import type { WordsByLanguage } from './language-words.ts';

/** The words of languages of Asia and Africa. */
export const asianAndAfricanWords: WordsByLanguage = {
  // Chinese
  zh: {
    headings: {
      ingredients: '食材, 材料, 配料, 用料, 原料, 主料',
      instructions: '做法, 步骤, 步驟, 作法, 制作方法, 製作方法, 烹饪步骤',
      notes: '小贴士, 小貼士, 提示, 备注, 備註, 注意事项, 小技巧',
      nutrition: '营养成分, 營養成分',
      equipment: '工具, 器具',
      description: '简介, 簡介',
      times: '时间',
      yield: '份量, 分量, 人份',
    },
    pageHeadings: {
      ingredients: '所需材料',
      steps: '料理步驟, 制作步骤, 烹調步驟, 烹飪步驟',
      end: '營養標示, 评论, 相关食谱, 留言',
    },
    labels: {
      yield: '份量, 分量, 人份',
      prepTime: '准备时间',
      cookTime: '烹饪时间, 烹調時間',
      totalTime: '总时间, 總時間',
      author: '作者',
      source: '来源, 來源',
      category: '类别, 分类',
      cuisine: '菜系',
      keywords: '标签, 標籤',
    },
  },
  // Japanese
  ja: {
    headings: {
      ingredients: '材料表',
      instructions: '作り方, 手順',
      notes: 'コツ, コツ ポイント, ポイント, メモ',
      nutrition: '栄養成分',
      equipment: '道具',
      description: '説明, 紹介',
      times: '時間',
    },
    pageHeadings: {
      steps: 'つくり方, 調理手順, 調理方法, レシピ',
      end: '関連レシピ, コメント, このレシピの生い立ち, みんなの投稿, このレシピのつくれぽ',
    },
    labels: {
      prepTime: '準備時間, 準備',
      cookTime: '調理時間',
      totalTime: '所要時間',
      source: '出典',
      category: 'カテゴリ',
      cuisine: '料理',
      keywords: 'タグ',
    },
    pageLabels: {
      yield: '人数',
      cookTime: '加熱時間',
      totalTime: '合計時間',
    },
  },
  // Korean
  ko: {
    headings: {
      ingredients: '재료, 필요한 재료',
      instructions: '조리법, 만드는 법, 만들기, 조리 순서',
      notes: '메모, 팁, 참고',
      nutrition: '영양 정보',
      equipment: '조리도구',
      description: '설명',
      times: '시간',
      yield: '인분',
    },
    pageHeadings: {
      ingredients: '재료 준비, 준비 재료',
      steps: '만드는법, 조리순서, 조리 방법, 만드는 방법, 요리 순서, 레시피',
      end: '영양정보, 댓글',
    },
    labels: {
      yield: '인분',
      prepTime: '준비 시간',
      cookTime: '조리 시간',
      totalTime: '총 시간',
      author: '작성자',
      source: '출처',
      category: '분류',
      keywords: '태그',
    },
    pageLabels: {
      yield: '분량',
      prepTime: '준비시간',
      totalTime: '조리시간',
    },
  },
  // Thai
  th: {
    pageHeadings: {
      ingredients: 'ส่วนผสม, วัตถุดิบ, เครื่องปรุง',
      steps: 'วิธีทำ, ขั้นตอนการทำ, ขั้นตอน',
    },
  },
  // Vietnamese
  vi: {
    headings: {
      ingredients: 'nguyên liệu, thành phần',
      instructions: 'cách làm, hướng dẫn, các bước',
      notes: 'ghi chú, mẹo',
      description: 'mô tả',
      yield: 'khẩu phần',
    },
    pageHeadings: {
      ingredients: 'chuẩn bị nguyên liệu',
      steps: 'cách nấu, hướng dẫn thực hiện, các bước thực hiện, thực hiện, cách chế biến, cách thực hiện',
      end: 'giá trị dinh dưỡng, bình luận',
    },
    labels: {
      prepTime: 'thời gian chuẩn bị',
    },
    pageLabels: {
      yield: 'khẩu phần',
      cookTime: 'thời gian nấu',
    },
  },
  // Indonesian
  id: {
    headings: {
      ingredients: 'bahan, bahan bahan',
      instructions: 'cara membuat, langkah langkah',
      notes: 'catatan, tips',
      equipment: 'peralatan',
      description: 'deskripsi',
      yield: 'porsi',
    },
    pageHeadings: {
      ingredients: 'bahan utama',
      steps: 'langkah, langkah membuat, cara memasak, cara penyediaan',
      end: 'informasi gizi, komentar',
    },
    labels: {
      prepTime: 'waktu persiapan',
      cookTime: 'waktu memasak',
      totalTime: 'total waktu',
      author: 'penulis',
      source: 'sumber',
    },
    pageLabels: {
      yield: 'porsi',
      totalTime: 'waktu',
    },
  },
  // Filipino
  fil: {
    pageHeadings: {
      ingredients: 'mga sangkap',
      steps: 'paano lutuin, mga hakbang',
    },
  },
  // Hindi
  hi: {
    pageHeadings: {
      ingredients: 'सामग्री',
      steps: 'विधि, बनाने की विधि, तरीका',
    },
  },
  // Bengali
  bn: {
    pageHeadings: {
      ingredients: 'উপকরণ',
      steps: 'প্রণালী',
    },
  },
  // Tamil
  ta: {
    pageHeadings: {
      ingredients: 'பொருட்கள்',
      steps: 'செய்முறை',
    },
  },
  // Hebrew
  he: {
    headings: {
      ingredients: 'מרכיבים, מצרכים, חומרים',
      instructions: 'הוראות, הוראות הכנה, אופן הכנה, אופן ההכנה, הכנה',
      notes: 'הערות, טיפים',
      nutrition: 'ערכים תזונתיים',
      equipment: 'ציוד',
      description: 'תיאור',
      yield: 'מנות',
    },
    pageHeadings: {
      ingredients: 'רכיבים, החומרים',
      steps: 'דרך ההכנה, איך מכינים, ההכנה',
      end: 'תגובות, מתכונים נוספים',
    },
    labels: {
      yield: 'מנות',
      prepTime: 'זמן הכנה',
      cookTime: 'זמן בישול',
      totalTime: 'זמן כולל',
      author: 'מחבר',
      source: 'מקור',
      category: 'קטגוריה',
      cuisine: 'מטבח',
    },
    pageLabels: {
      cookTime: 'זמן אפייה',
    },
  },
  // Arabic
  ar: {
    headings: {
      ingredients: 'المكونات, المقادير, مقادير',
      instructions: 'طريقة التحضير, التعليمات, الطريقة, طريقة العمل, التحضير',
      notes: 'ملاحظات, نصائح',
      nutrition: 'القيمة الغذائية',
      equipment: 'الأدوات',
      description: 'الوصف',
      yield: 'الحصص',
    },
    pageHeadings: {
      ingredients: 'مكونات',
      steps: 'الخطوات, طريقة الطبخ, خطوات التحضير, طريقه التحضير',
      end: 'التعليقات',
    },
    labels: {
      yield: 'عدد الحصص',
      prepTime: 'وقت التحضير, مدة التحضير',
      cookTime: 'زمن الطهي, وقت الطبخ, مدة الطبخ',
      totalTime: 'الوقت الإجمالي',
      author: 'المؤلف',
      source: 'المصدر',
      category: 'الفئة',
      cuisine: 'المطبخ',
    },
    pageLabels: {
      totalTime: 'الوقت الكلي',
    },
  },
  // Persian
  fa: {
    pageHeadings: {
      ingredients: 'مواد لازم, مواد اولیه',
      steps: 'طرز تهیه, دستور پخت, روش تهیه, مراحل تهیه',
    },
  },
  // Swahili
  sw: {
    pageHeadings: {
      ingredients: 'viungo',
      steps: 'maandalizi',
    },
  },
};
