-- Popular names of a city's streets: "Avenida Pasoancho" is CL 13. Between the crossings
-- `from_number` and `to_number` the street bears the name (null: everywhere). `position` orders the streets of one name, the likeliest first.
create table gazetteer_aliases (
  city text not null,
  name text not null,
  street text not null,
  from_number int,
  to_number int,
  position int not null default 0,
  primary key (city, name, street)
);
