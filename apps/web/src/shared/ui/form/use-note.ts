import { useState } from 'react';

/** A note to one object: it is empty again at the next one. */
export function useNote(id: string): { note: string; setNote: (note: string) => void } {
  const [kept, setKept] = useState({ id, note: '' });
  return { note: kept.id === id ? kept.note : '', setNote: (note) => setKept({ id, note }) };
}
