import { createServer } from 'node:http';
import pg from 'pg';
import { departments, people, roles } from './people.ts';
import { counters, detail, figures, list, submit } from './statements.ts';

/**
 * The floor: what node:http, `pg` and hand-written SQL do on this machine with these tables. One process, no framework, no
 * sign-in, no permission, no tenant wall.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: '-c timezone=UTC -c plan_cache_mode=force_custom_plan',
});
const routes: Record<string, (query: URLSearchParams, body: string) => Promise<unknown>> = {
  '/list': (query) => list(pool, query),
  '/detail': (query) => detail(pool, query),
  '/figures': (query) => figures(pool, query),
  '/counter': (query) => counters(pool, query),
  '/submit': (_, body) => submit(pool, body),
  '/people': (query) => people(pool, query),
  '/departments': (query) => departments(pool, query),
  '/roles': (query) => roles(pool, query),
  '/nothing': async () => null,
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://floor');
  const answer = (status: number, type: string, text: string): void => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
    response.end(text);
  };
  const route = routes[url.pathname];
  if (!route) return answer(404, 'text/plain', 'no such route');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    route(url.searchParams, Buffer.concat(parts).toString('utf8')).then(
      (data) => answer(200, 'application/json', JSON.stringify({ data })),
      (error: unknown) => answer(500, 'text/plain', String(error)),
    );
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
