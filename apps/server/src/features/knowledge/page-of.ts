/** Where something is opened inside the application, below the base path. */
export const pageOf = ({ id, kind }: { id: string; kind: string }): string =>
  kind === 'folder' ? `/knowledge?folder=${id}` : kind === 'file' ? `/documentView?id=${id}` : `/knowledge?open=${id}`;
