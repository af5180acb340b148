import { Readable } from 'node:stream';
import { atMost } from '../at-most.ts';
import type { FileStore } from './file-store.ts';

const REMOVING_AT_ONCE = 8;

interface Options {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** Files in a bucket of any S3-compatible object store. */
export async function s3Store({ endpoint, bucket, accessKey, secretKey, region }: Options): Promise<FileStore> {
  // The client is large: a program that keeps its files in a folder never loads it.
  const { GetObjectCommand, HeadObjectCommand, PutObjectCommand, ...s3 } = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    endpoint,
    region,
    // Compatible servers are reached by path; few have a name a bucket.
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Compatible servers refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const size = async (key: string): Promise<number | null> => {
    const head = await orNull(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
    return head?.ContentLength ?? null;
  };
  /** Page by page: each holds up to 1,000 objects. */
  async function* objects(folder: string) {
    let from: string | undefined;
    do {
      const page = await client.send(
        new s3.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${folder}/`,
          ...(from === undefined ? {} : { ContinuationToken: from }),
        }),
      );
      yield (page.Contents ?? []).map(({ Key: key = '', Size: bytes = 0 }) => ({ key, bytes }));
      from = page.NextContinuationToken;
    } while (from !== undefined);
  }
  return {
    size,
    async put(key, bytes, mime) {
      if ((await size(key)) !== null) return;
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: mime }));
    },
    async read(key, range) {
      const found = await orNull(
        client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range ? { Range: `bytes=${range.from}-${range.to}` } : {}),
          }),
        ),
      );
      if (!found) return null;
      if (!(found.Body instanceof Readable)) throw new Error('the object store answered without a body');
      return found.Body;
    },
    async under(folder) {
      const found = { files: 0, bytes: 0 };
      for await (const page of objects(folder)) {
        found.files += page.length;
        found.bytes += page.reduce((sum, { bytes }) => sum + bytes, 0);
      }
      return found;
    },
    async removeUnder(folder) {
      // One by one: the call for many needs a checksum that compatible servers do not agree on.
      const remove = atMost(REMOVING_AT_ONCE, (key: string) =>
        client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key })),
      );
      for await (const page of objects(folder)) await Promise.all(page.map(({ key }) => remove(key)));
    },
  };
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
    throw error;
  }
}
