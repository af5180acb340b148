import { withClient } from '../lib/database.ts';

interface Row {
  name: string;
  text: string;
}

const asked = (url: string, companyId: string, rank: string, where: string) => async (question: string) => ({
  answers: await withClient(url, async (client) => {
    const { rows } = await client.query<Row>(
      `select n.name, p.text from passage p join knowledge_node n on n.company_id = p.company_id and n.id = p.node_id
        where p.company_id = $1 and ${where} order by ${rank} desc limit 10`,
      [companyId, question],
    );
    return rows;
  }),
  isAnswer: true,
});

/** What PostgreSQL brings along: words of `english` or `simple`, any of which may stand in a passage, ranked by `ts_rank`. */
export function plainSearch(url: string, companyId: string) {
  const query = (language: string): string => `replace(plainto_tsquery('${language}', $2)::text, '&', '|')::tsquery`;
  const both = `(to_tsvector('english', p.text) || to_tsvector('simple', p.text))`;
  const any = `(${query('english')} || ${query('simple')})`;
  return asked(url, companyId, `ts_rank(${both}, ${any})`, `${both} @@ ${any}`);
}

/** Trigrams alone: how much of the question stands somewhere in the passage. */
export const trigramSearch = (url: string, companyId: string) =>
  asked(url, companyId, 'word_similarity($2, p.text)', 'true');
