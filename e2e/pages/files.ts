/** A file that a person chooses in the browser. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (name: string, rows: readonly (readonly (string | number)[])[]): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.map(cell).join(',')).join('\r\n'), 'utf8'),
});

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const CITIES = [
  ['SOUTH GATE', 'CA', 33.945, -118.214, 'US/Pacific'],
  ['HOUSTON', 'TX', 29.76, -95.369, 'US/Central'],
  ['DENVER', 'CO', 39.739, -104.99, 'US/Mountain'],
  ['ATLANTA', 'GA', 33.749, -84.388, 'US/Eastern'],
] as const;

/**
 * Stores as a chain publishes them: no names, a status code, time zones under their old names. Two rows carry a number that
 * another row has already, two cannot be read (a latitude in words, a time zone on no map).
 */
export function storeFile(count: number): ChosenFile {
  const row = (i: number, change: { id?: number; latitude?: string; zone?: string } = {}) => {
    const [city, state, latitude, longitude, zone] = CITIES[i % CITIES.length] ?? CITIES[0];
    return [
      change.id ?? 12_000 + i,
      `${100 + i} Firestone Blvd, Suite ${1 + (i % 9)}`,
      city,
      state,
      90_000 + i,
      change.latitude ?? (latitude + i / 10_000).toFixed(6),
      (longitude - i / 10_000).toFixed(6),
      `32355${String(10_000 + i).slice(1)}0`,
      i % 30 === 7 ? 'closed' : 'OP',
      change.zone ?? zone,
    ];
  };
  const good = Array.from({ length: count }, (_, i) => row(i));
  return csv('stores.csv', [
    ['id', 'address', 'city', 'state', 'zip', 'latitude', 'longitude', 'phone', 'storeStatusCode', 'timezoneId'],
    ...good,
    row(count, { id: 12_000 }),
    row(count + 1, { id: 12_001 }),
    row(count + 2, { latitude: 'north' }),
    row(count + 3, { zone: 'Mars/Olympus' }),
  ]);
}

const AREAS = ['COOKING', 'COLD HOLDING', 'HYGIENE', 'PESTS', 'PREMISES', 'RECORDS'];

/** A check list as an authority publishes it: codes, a summary, a category, the long wording. */
export function checkItemFile(count: number): ChosenFile {
  const rows = Array.from({ length: count }, (_, i) => [
    `${String(i + 1).padStart(2, '0')}A`,
    checkItemName(i),
    AREAS[Math.floor((i * AREAS.length) / count)] ?? '',
    `What the inspector looks at for point ${i + 1}, in full.`,
  ]);
  return csv('checklist.csv', [
    ['Violation_Code', 'Violation_Summary', 'Category_Description', 'Violation_Template'],
    ...rows,
  ]);
}

/** The name of the check item at a place of the file. */
export const checkItemName = (index: number): string => `Point ${index + 1} is in order`;
