/** Where the address of a page shows a file of the knowledge base, and which. */
const CITED = /\/documentView\?(?:[^#\s]*&)?id=([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/i;

/** The file of the knowledge base that a link leads to, whatever the address of the product is; null: it leads elsewhere. */
export const citedFile = (link: string | null): string | null => CITED.exec(link ?? '')?.[1]?.toLowerCase() ?? null;

/** The page of the product that shows a file. */
export const citedPage = (id: string): `/documentView?id=${string}` => `/documentView?id=${id}`;
