-- What files of the knowledge base say, in passages with their pages, so that questions find them (product 19).
CREATE TABLE knowledge_text (
  company_id uuid NOT NULL,
  version_id uuid NOT NULL,
  node_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'indexed', 'failed', 'unsupported')),
  -- why nothing could be read
  fault text CHECK (fault IN ('encrypted', 'broken', 'too_large', 'too_slow', 'no_text')),
  -- null: of a kind without pages
  pages integer CHECK (pages > 0),
  passages integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  -- whoever reads it has it alone so long; one that was killed leaves it to the next
  leased_until timestamptz,
  queued_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (company_id, version_id),
  FOREIGN KEY (company_id, version_id) REFERENCES knowledge_version (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE,
  CHECK ((state = 'failed') = (fault IS NOT NULL)),
  CHECK ((state = 'queued') = (done_at IS NULL)),
  CHECK (leased_until IS NULL OR state = 'queued')
);
CREATE INDEX knowledge_text_queued ON knowledge_text (queued_at) WHERE state = 'queued';
CREATE INDEX knowledge_text_node ON knowledge_text (company_id, node_id);
CALL protect_tenant('knowledge_text');

CREATE TABLE passage (
  company_id uuid NOT NULL,
  version_id uuid NOT NULL,
  -- its place in the document, from 0
  place integer NOT NULL CHECK (place >= 0),
  node_id uuid NOT NULL,
  -- page, sheet or slide, from 1; null: of a kind without
  page integer CHECK (page > 0),
  -- the headings it stands under
  heading text NOT NULL DEFAULT '',
  text text NOT NULL CHECK (text <> ''),
  -- the words of heading and text as they are searched: Chinese in words by jieba, the rest as it is
  words tsvector NOT NULL,
  -- of a language model's endpoint, where one is configured
  embedding real[],
  PRIMARY KEY (company_id, version_id, place),
  FOREIGN KEY (company_id, version_id) REFERENCES knowledge_text (company_id, version_id) ON DELETE CASCADE
);
CREATE INDEX passage_words ON passage USING gin (words);
CREATE INDEX passage_node ON passage (company_id, node_id);
CALL protect_tenant('passage');

-- Passages of these files that have a word of the query, of the company of the connection alone. Row-level security keeps the index on words
-- from being used (`@@` could tell of rows before the wall is asked), so it runs as the owner and asks for the company itself.
CREATE FUNCTION passages_having(query tsquery, nodes uuid[], most integer)
RETURNS TABLE (version_id uuid, place integer, words tsvector) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.version_id, p.place, p.words || ''::tsvector FROM passage p
   WHERE p.company_id = current_company() AND p.words @@ query AND p.node_id = ANY (nodes) LIMIT most
$$;
REVOKE ALL ON FUNCTION passages_having(tsquery, uuid[], integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION passages_having(tsquery, uuid[], integer) TO rondo_app;

-- In how many passages of the company a word stands, so that rare words weigh more; the row of the empty word counts all passages.
CREATE TABLE passage_word (
  company_id uuid NOT NULL,
  word text NOT NULL,
  passages integer NOT NULL,
  -- how a Chinese word is typed without Chinese; else empty
  pinyin text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, word)
);
CREATE INDEX passage_word_pinyin ON passage_word (company_id, pinyin) WHERE pinyin <> '';
CALL protect_tenant('passage_word');

-- Words of the company that mean the same: each row is one group.
CREATE TABLE synonym (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 2 AND 20),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by) REFERENCES member (company_id, id)
);
CALL protect_tenant('synonym');
