/** What stands after a number of hours and of minutes, in the languages of pages. */
const DAYS = /^(?:d|days?|tage?|jours?|días?|giorn[io]|dag(?:en|ar|e)?|dias?|дн(?:я|ей|і)?|день|日)$/iu;
const HOURS =
  /^(?:h|hs|hr|hrs|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|tim|timm[ea]r?|timer|timme|time|tuntia?|t|godz|godzin[ay]?|hod|hodin[ay]?|hodín|óra|ore|oră|час(?:а|ов)?|ч|год(?:ин[аи]?)?|ώρ(?:α|ες)|ωρ(?:α|ες)|saat|sa|時間|시간|小时|小時|ساعة|ساعات|שעות|שעה|jam|giờ|sati?|ur[ae]?|ชั่วโมง)$/iu;
const MINUTES =
  /^(?:m|mn|min|mins|minutes?|minuten?|minut[oaiey]s?|minuut|minuter?|minuuttia?|minúty?|minút|perc|минут[аы]?|мин|хвилин[аи]?|хв|λεπτ(?:ά|ό)|λεπτα|dakika|dk|分|分钟|分鐘|분|دقيقة|دقائق|דקות|menit|phút|นาที|′|’|')$/iu;

const PART = /(\d+(?:[.,]\d+)?\s*[½¼¾]?|[½¼¾])(?:\s*(?:-|–|to|bis|à|a|до)\s*(\d+))?\s*(\p{L}+|[′’'])?/gu;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** `1.5`, `1,5`, `1½`, `½`. */
const numberOf = (text: string): number => {
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return fraction + Number(text.replace(/\s*[½¼¾]$/u, '').replace(',', '.'));
};

const LONGEST = 60;

/** ISO 8601 of `1 h 30 min`, `2 Stunden`, `90分`, `20 – 30 minutes`; undefined for what is no time. */
export const durationIn = (text: string): string | undefined => {
  if (text.length > LONGEST) return undefined;
  let minutes = 0;
  let last: 'hours' | undefined;
  for (const [, number = '', most, unit] of text.matchAll(PART)) {
    const count = most === undefined ? numberOf(number) : Number(most);
    if (unit === undefined) {
      // `1 h 30`
      if (last !== 'hours') return undefined;
      minutes += count;
    } else if (HOURS.test(unit)) {
      minutes += count * 60;
      last = 'hours';
      continue;
    } else if (MINUTES.test(unit)) minutes += count;
    else if (DAYS.test(unit)) minutes += count * 24 * 60;
    else return undefined;
    last = undefined;
  }
  return minutes > 0 ? `PT${Math.round(minutes)}M` : undefined;
};
