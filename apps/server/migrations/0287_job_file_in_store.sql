-- A file that work ended with may be too large for a row: then its bytes lie in the store of uploads, under their content, and `bytes`
-- is empty. The nightly sweep removes what no row names any more.
ALTER TABLE job_file ADD COLUMN stored_sha256 bytea;
ALTER TABLE job_file ADD COLUMN stored_bytes bigint;
