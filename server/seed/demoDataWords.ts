const list = (names: string): readonly string[] => names.trim().split(/,\s*/);

export const companyFirstWords = list(`
Alapaap, Balangkas, Banaagan, Bughawin, Dagitab Uno, Dalampasig, Gintong Alon, Habagatan, Hinaharap, Kaagapay,
Kalinawan, Kislapan, Lakambini, Liwasang Bago, Luntiang Burol, Maginhawang, Malayang Agos, Palaisdaan, Pañolito,
Sandigang Araw, Sinagtalahan, Sulu-Silangan, Tahanang Bayani, Talang Umaga, Tatsulok, Ugnayang Lima
`);

export const companySecondWords = list(`
Crestline, Eastgate, Fieldway, Greenfold, Harborlane, Hillmark, Northfen, Oakbridge, Palmdale, Pinecrest, Ridgeway,
Rivermont, Southport, Stonefield, Sunvale, Tidewater, Valecrest, Westmoor
`);

export const companyTrades = list(`
Retail, Marketing, Merchandising, Trading, Electronics, Appliance Sales, Furniture Sales, Distribution
`);

export const storeTrades = list(`
Cellphone, Appliance, Furniture, Motorparts, Computer, Bicycle, Gadget, Sound System, Optical, Hardware
`);

export const storeForms = list('Center, Depot, Trading, Enterprises, Store, Corner, Express, Supply');

export const streets = list(`
Mabini St., Sampaguita St., Ilang-Ilang St., Kalayaan Ave., Mayumi St., Maligaya St., Bonifacio St., Rosal St.,
Narra St., Acacia Ave., Molave St., Yakal St., Sto. Niño St., San Roque St., Doña Soledad Ave., Peñafrancia St.,
Del Pilar St., Burgos St., Camia St., Waling-Waling St., Rizal Ave., Osmeña Blvd., Santol St., Maharlika Highway,
Purok 3, Purok Masagana, Sitio Ilaya, Sitio Bagong Silang, National Road, Old Market Road, Kap. Tano's Alley
`);

export const buildings = list(`
Agila Building, Bahaghari Arcade, Kalachuchi Plaza, Lapis Center, Luntian Commercial Building, Mangga Square,
Narra Arcade, Perlas Building, Señora Remedios Building, Silangan Center
`);

/** Names that demo data must not hold, even by accident: store chains, brands, banks, people of public life. */
export const deniedWords = list(`
Abenson, Aquino, Arroyo, Ayala, Binay, Cayetano, Duterte, Estrada, Gaisano, Gokongwei, Jollibee, Magsaysay, Marcos,
Metrobank, Mercury, Octagon, Pacquiao, Poe, Puregold, Quezon, Ramos, Revilla, Robinsons, Robredo, Roxas, Samsung,
Savemore, Shoemart, SM, Sotto, Villar
`);
