import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { id, instant, line } from './kit/shapes.ts';

/** The signature of the store under an inspection: a stored picture, and who signed. */
export const signOffShape = z.object({ fileId: id, name: line(LIMIT.name.member), signedAt: instant });
