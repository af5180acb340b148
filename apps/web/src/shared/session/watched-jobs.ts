const watched = new Set<string>();

/** Somebody looks at this work until the answer is called: no toast says that it is over. */
export function watchJob(id: string): () => void {
  watched.add(id);
  return () => void watched.delete(id);
}

export const isWatched = (id: string): boolean => watched.has(id);
