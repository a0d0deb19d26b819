-- Whoever lost rights by an edited role is told in the words of every other change of access.
update notice set kind = 'access-changed', params = jsonb_build_object('gains', '[]'::jsonb, 'loses', params -> 'lost',
    'storesGained', '[]'::jsonb, 'storesLost', '[]'::jsonb, 'reach', 'same')
  where kind = 'rights-lost';
