import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { FastifyRequest } from 'fastify';
import type { Databases } from '../../../platform/db/company-db.ts';
import { readCookie } from '../../../platform/http/cookie.ts';
import { queryOf } from '../../../platform/http/query-of.ts';
import { secret } from '../../../platform/secret.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { LeavingParts } from '../../file/index.ts';
import type { T } from '../report-shape.ts';
import { LINK_PATH } from './link-key.ts';
import { LINK_SECRET, passHolds } from './link-pass.ts';
import { type OpenLink, pageLanguage } from './open-link.ts';

/** What the pages of links are made with. */
export interface LinkParts extends LeavingParts {
  databases: Databases;
  now: () => Date;
  settings: Pick<Settings, 'publicUrl' | 'callsPerMinute'>;
}

/** The cookie of a browser that gave the password. */
export const COOKIE = 'rondo_report';

/** In which language a page is, and where it is. */
export interface Look {
  language: Language;
  t: T;
  /** Of the link's page. */
  path: string;
  company: string | null;
}

export function lookOf(request: FastifyRequest, link: OpenLink | null): Look {
  const { l } = queryOf(request);
  const language = pageLanguage(l, link?.row ?? null);
  const path = `${LINK_PATH}/${keyOf(request)}`;
  return { language, t: (key, params) => translate(language, key, params), path, company: link?.company.name ?? null };
}

/** The page in the language that it is read in. */
export const asked = ({ path, language }: Look): string => `${path}?l=${language}`;

/** Whether this browser gave the password of the link a short while ago. */
export async function isLetIn(
  request: FastifyRequest,
  { databases, now }: LinkParts,
  link: OpenLink,
): Promise<boolean> {
  const pass = readCookie(request, COOKIE);
  if (!pass) return false;
  return passHolds(await secret(databases.of(link.key.companyId), LINK_SECRET), link.row.id, pass, now());
}

export function paramsOf({ params }: FastifyRequest): Record<string, unknown> {
  return typeof params === 'object' && params !== null ? { ...params } : {};
}

export const keyOf = (request: FastifyRequest): string => {
  const { key } = paramsOf(request);
  return typeof key === 'string' ? key : '';
};
