/** Modes of the sign-in page that lead into a company: somebody signed in may use them too. */
const MODES = ['choose', 'start', 'create', 'join', 'waiting'] as const;

/** Whether the address of a sign-in page leads into a company, by a link or one of these modes; `search` is its query. */
export function isJoining(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has('invite') || params.has('companyCode') || MODES.some((mode) => mode === params.get('mode'));
}
