import type { Citation } from '@rondo/contract/assistant';

/** Letters of a quotation by which it is found in its file. */
const FOUND_BY = 60;

/** Where a citation leads: into the file at its page, with what is quoted marked; to the page with the figures; to the article. */
export function citationLink(one: Citation): string {
  switch (one.kind) {
    case 'passage': {
      const params = new URLSearchParams({ id: one.nodeId });
      if (one.page !== null) params.set('page', String(one.page));
      const find =
        one.quote
          .split(/[。！？\n]|\. /)[0]
          ?.slice(0, FOUND_BY)
          .trim() ?? '';
      if (find !== '') params.set('find', find);
      return `/documentView?${params}`;
    }
    case 'page':
      return one.to;
    case 'article':
      return `/help/${one.articleId}`;
    default:
      return one satisfies never;
  }
}
