-- Searches that look at no more than so many rows. As in 0002 they run as the schema's owner, since under row-level security
-- no trigram index is used, and take the tenant from the policy's own setting. Three letters or digits together make a
-- trigram; without any the index would be read in whole, so shorter words are looked for without it. The functions that
-- these take the place of stay for the release that still calls them.
CREATE FUNCTION has_trigram(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN word ~ '[[:alnum:]]{3}';
--> statement-breakpoint
-- The orders with that text, or with that regular expression, each of whose alternatives has three digits together; in no order.
CREATE FUNCTION orders_with(wanted text, is_pattern boolean, at_most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
BEGIN
  IF is_pattern THEN
    RETURN QUERY SELECT o.id FROM public.orders o
    WHERE o.tenant_id = tenant AND o.search_text ~ wanted LIMIT at_most;
  ELSE
    RETURN QUERY SELECT o.id FROM public.orders o
    WHERE o.tenant_id = tenant AND o.search_text LIKE public.like_pattern(wanted) LIMIT at_most;
  END IF;
END $$;
--> statement-breakpoint
-- Candidates for a word: products that have it in a text of their own or in an alias, some of them twice. A short word is
-- looked for in the first ones by name, and at the beginning of every text. A null among them: there may be more.
CREATE FUNCTION products_having(word text, at_most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  within text := public.like_pattern(word);
  starting text := substr(within, 2);
  found_now bigint;
BEGIN
  IF word IS NULL THEN RETURN; END IF;
  IF public.has_trigram(word) THEN
    RETURN QUERY SELECT p.id FROM public.products p
    WHERE p.tenant_id = tenant AND p.search_text LIKE within LIMIT at_most;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    IF found_now = at_most THEN RETURN NEXT NULL; END IF;
    RETURN QUERY SELECT a.product_id FROM public.product_aliases a
    WHERE a.tenant_id = tenant AND a.letters LIKE within LIMIT at_most;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    IF found_now = at_most THEN RETURN NEXT NULL; END IF;
    RETURN;
  END IF;
  RETURN QUERY SELECT p.id FROM (
    SELECT f.id, f.search_text FROM public.products f WHERE f.tenant_id = tenant ORDER BY f.name, f.id LIMIT at_most
  ) AS p WHERE p.search_text LIKE within;
  RETURN QUERY SELECT a.product_id FROM (
    SELECT f.product_id, f.letters FROM public.product_aliases f WHERE f.tenant_id = tenant LIMIT at_most
  ) AS a WHERE a.letters LIKE within;
  IF EXISTS (SELECT FROM public.products p WHERE p.tenant_id = tenant ORDER BY p.name, p.id OFFSET at_most)
    OR EXISTS (SELECT FROM public.product_aliases a WHERE a.tenant_id = tenant OFFSET at_most)
  THEN
    RETURN NEXT NULL;
    IF word ~ '^[[:alnum:]]' THEN
      RETURN QUERY SELECT p.id FROM public.products p
      WHERE p.tenant_id = tenant AND (p.search_text LIKE starting OR p.search_text LIKE '% ' || starting) LIMIT at_most;
      RETURN QUERY SELECT a.product_id FROM public.product_aliases a
      WHERE a.tenant_id = tenant AND a.letters LIKE starting LIMIT at_most;
    END IF;
  END IF;
END $$;
--> statement-breakpoint
-- The same for customers, by their texts and by their numbers and ids.
CREATE FUNCTION customers_having(word text, at_most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  within text := public.like_pattern(word);
  starting text := substr(within, 2);
  found_now bigint;
BEGIN
  IF word IS NULL THEN RETURN; END IF;
  IF public.has_trigram(word) THEN
    RETURN QUERY SELECT c.id FROM public.customers c
    WHERE c.tenant_id = tenant AND c.search_text LIKE within LIMIT at_most;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    IF found_now = at_most THEN RETURN NEXT NULL; END IF;
    RETURN QUERY SELECT i.customer_id FROM public.customer_identities i
    WHERE i.tenant_id = tenant AND i.value || ' ' || i.canonical LIKE within LIMIT at_most;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    IF found_now = at_most THEN RETURN NEXT NULL; END IF;
    RETURN;
  END IF;
  RETURN QUERY SELECT c.id FROM (
    SELECT f.id, f.search_text FROM public.customers f WHERE f.tenant_id = tenant ORDER BY f.name, f.id LIMIT at_most
  ) AS c WHERE c.search_text LIKE within;
  RETURN QUERY SELECT i.customer_id FROM (
    SELECT f.customer_id, f.value || ' ' || f.canonical AS numbers
    FROM public.customer_identities f WHERE f.tenant_id = tenant LIMIT at_most
  ) AS i WHERE i.numbers LIKE within;
  IF EXISTS (SELECT FROM public.customers c WHERE c.tenant_id = tenant ORDER BY c.name, c.id OFFSET at_most)
    OR EXISTS (SELECT FROM public.customer_identities i WHERE i.tenant_id = tenant OFFSET at_most)
  THEN
    RETURN NEXT NULL;
    IF word ~ '^[[:alnum:]]' THEN
      RETURN QUERY SELECT c.id FROM public.customers c
      WHERE c.tenant_id = tenant AND (c.search_text LIKE starting OR c.search_text LIKE '% ' || starting) LIMIT at_most;
    END IF;
  END IF;
END $$;
--> statement-breakpoint
-- The same for several words: by one that few have, where one of the longer ones is such, else by the first.
CREATE FUNCTION having_words(of_table regclass, words text[], at_most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  few constant integer := 500;
  asked text := CASE of_table WHEN 'public.products'::regclass THEN 'products_having' ELSE 'customers_having' END;
  found_ids uuid[];
  one text;
BEGIN
  IF cardinality(words) > 1 THEN
    FOREACH one IN ARRAY words[1:4] LOOP
      CONTINUE WHEN NOT public.has_trigram(one);
      EXECUTE format('SELECT array(SELECT public.%I($1, $2))', asked) INTO found_ids USING one, few;
      IF array_position(found_ids, NULL) IS NULL THEN
        RETURN QUERY SELECT unnest(found_ids);
        RETURN;
      END IF;
    END LOOP;
  END IF;
  RETURN QUERY EXECUTE format('SELECT public.%I($1, $2)', asked) USING words[1], at_most;
END $$;
--> statement-breakpoint
-- Phrases with three or more of these letters together.
CREATE FUNCTION phrases_having(word text, at_most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE found_now bigint;
BEGIN
  IF NOT public.has_trigram(word) THEN RETURN; END IF;
  RETURN QUERY SELECT a.id FROM public.product_aliases a
  WHERE a.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND a.letters LIKE public.like_pattern(word) LIMIT at_most;
  GET DIAGNOSTICS found_now = ROW_COUNT;
  IF found_now = at_most THEN RETURN NEXT NULL; END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION orders_with, products_having, customers_having, phrases_having FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION orders_with, products_having, customers_having, phrases_having TO order_intake_app;
