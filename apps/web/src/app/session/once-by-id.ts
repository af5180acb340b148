/** So many ids are remembered; a stream that resumes repeats far fewer. */
const REMEMBERED = 500;

/** Tells whether an id comes for the first time: duplicates of a resumed stream count once. */
export function onceById(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
