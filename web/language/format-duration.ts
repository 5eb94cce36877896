const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;

/** Seconds of an ISO 8601 duration; undefined if it is not one. */
export const parseDurationSeconds = (iso: string): number | undefined => {
  const match = ISO.exec(iso);
  if (match === null) return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
};

/** `PT80M` as 1 hr 20 min in the conventions of the region. Anything that is not a duration is returned as it is. */
export const formatDuration = (iso: string, tag: string): string => {
  const total = parseDurationSeconds(iso);
  if (total === undefined) return iso;
  const parts = [
    ['day', Math.floor(total / 86_400)],
    ['hour', Math.floor(total / 3600) % 24],
    ['minute', Math.floor(total / 60) % 60],
    ['second', total % 60],
  ] as const;
  const shown = parts.filter(([, count]) => count > 0);
  return (shown.length > 0 ? shown : [['minute', 0] as const])
    .map(([unit, count]) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ');
};
