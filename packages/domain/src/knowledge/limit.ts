import { DAY_MS } from '../duration.ts';
import { MB } from '../upload.ts';

/** Limits of the knowledge base (product 19); a part of LIMIT. */
export const KNOWLEDGE_LIMIT = {
  /** Folders in folders; nodes of a company; what is moved, deleted, restored or shared by one call. */
  ...{ depth: 20, nodes: 200_000, batch: 200 },
  /** Of a node. */
  ...{ introduction: 500, tags: 10, tag: 20, link: 2000, comment: 200 },
  /** Subjects of one list of permissions. */
  grants: 200,
  versions: 20,
  /** Visits that are remembered for "recent"; requests for access that one member may have open. */
  ...{ recent: 50, requests: 50, reason: 200 },
  /** The largest upload and a part of one, bytes; uploads a member may have open; how long a broken one can go on. */
  ...{ uploadBytes: 2048 * MB, partBytes: 4 * MB, uploads: 200, uploadKeepMs: 3 * DAY_MS },
  /** People whose access a move or another list changes: so many are named. */
  named: 100,
  /** Days before its review date at which the owner is told. */
  reviewDays: 7,
} as const;
