import type { Readable } from 'node:stream';

interface Options {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** The calls to one bucket of any S3-compatible object store. What is not there is null. */
export async function s3Bucket({ endpoint, bucket, accessKey, secretKey, region }: Options) {
  // The client is large: a program that keeps its files in a folder never loads it.
  const s3 = await import('@aws-sdk/client-s3');
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
  const named = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    head: (key: string) => orNull(client.send(new s3.HeadObjectCommand(named(key)))),
    /** `range` as the header of the same name has it. */
    get: (key: string, range?: string) =>
      orNull(client.send(new s3.GetObjectCommand({ ...named(key), ...(range ? { Range: range } : {}) }))),
    /** A stream says nothing of its length: `bytes` does. */
    put: (
      key: string,
      body: Uint8Array | Readable,
      mime: string,
      bytes = body instanceof Uint8Array ? body.length : 0,
    ) => client.send(new s3.PutObjectCommand({ ...named(key), Body: body, ContentType: mime, ContentLength: bytes })),
    async remove(key: string): Promise<void> {
      await client.send(new s3.DeleteObjectCommand(named(key)));
    },
    /** Page by page: each holds up to 1,000 objects. */
    async *objects(folder: string) {
      let from: string | undefined;
      do {
        const page = await client.send(
          new s3.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: `${folder}/`,
            ...(from === undefined ? {} : { ContinuationToken: from }),
          }),
        );
        yield (page.Contents ?? []).map(({ Key: key = '', Size: bytes = 0, LastModified: at }) => ({ key, bytes, at }));
        from = page.NextContinuationToken;
      } while (from !== undefined);
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
