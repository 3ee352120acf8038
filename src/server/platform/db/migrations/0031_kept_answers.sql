-- Answers that were kept whole for repeats, with name and telephone of a client: the id stays, as of every answer that holds personal
-- data (`isReadAgain` of an endpoint), and a repeat reads what is stored then.
UPDATE repeated_calls
SET answer = jsonb_build_object('output', jsonb_build_object('id', answer -> 'output' -> 'id'))
WHERE call = 'inquiryWork.create' AND answer IS NOT NULL;
