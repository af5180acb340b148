/** What a push says, as the server sealed it for this browser. */
export interface PushNotice {
  title: string;
  body: string;
  /** Opened by a click. */
  url: string;
  /** The same again takes the place of the one before: of a page that told it too. */
  tag: string;
}

/** Reads a push; null: it is none of ours. Nothing of another origin is opened. */
export function readPush(text: string, origin: string): PushNotice | null {
  const said = parsed(text);
  if (!said) return null;
  const { title, body, url, tag } = said;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof url !== 'string' || typeof tag !== 'string')
    return null;
  if (!URL.canParse(url, origin)) return null;
  // The address people reach Rondo by may be spelled otherwise than where this browser has it from.
  const { pathname, search } = new URL(url, origin);
  const path = pathname.startsWith('/web/') ? pathname + search : '/web/message';
  return { title, body, url: origin + path, tag };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
